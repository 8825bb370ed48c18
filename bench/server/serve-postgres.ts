/** A PostgreSQL of its own, with all that makes an order durable; it goes when nobody asks any more. */

import { createDatabase } from "#server/testing/postgres-database.ts";
import { startPostgres } from "#server/testing/start-postgres.ts";
import { answerQuestions } from "./answer-questions.ts";

const postgres = await startPostgres();
answerQuestions({ createDatabase: () => createDatabase(postgres.socketFolder) }, postgres.remove);
