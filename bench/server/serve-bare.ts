/** A bare server in a process of its own. */
import { answerQuestions } from "./answer-questions.ts";
import { serveBare } from "./bare-server.ts";
import { processorTime } from "./processor-time.ts";

answerQuestions({ processorTime, serveBare });
