import type { FastifyInstance } from "fastify";

/** Lets the routes of a plugin read JSON only: a form on another site cannot send it without a preflight request. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, readJson);
}
