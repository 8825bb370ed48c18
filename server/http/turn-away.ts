import type { FastifyReply, FastifyRequest } from "fastify";
import { type Overload, turnsAway } from "./overload.ts";

/** Seconds after which a visitor who was turned away may try again. */
export const secondsUntilRetry = 10;

/** An answer with status 503 in the form of the routes that throw it. */
class Overloaded extends Error {
  readonly statusCode = 503;

  constructor() {
    super("the server is overloaded");
    this.name = "Overloaded";
  }
}

/** A hook for routes that are turned away: with the extras, or only when everything is. */
export function turnAway(current: () => Overload, what: "extras" | "all") {
  return async (_request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (turnsAway(current(), what)) {
      reply.header("retry-after", secondsUntilRetry);
      throw new Overloaded();
    }
  };
}
