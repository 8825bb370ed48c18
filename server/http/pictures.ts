import { stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { prefersAvif } from "./content-negotiation.ts";
import { isInside } from "./is-inside.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A file directly in the folder, not hidden, that may have an AVIF version next to it. */
const pictureName = /^(?<dish>[^./\\\0][^/\\\0]*)\.(?:webp|jpe?g|png)$/u;

/**
 * Pictures below `/webImages/`, by the names that the menu uses. A client that accepts AVIF gets `name.avif` instead, if that file
 * exists (docs/decisions/0013-pictures-by-accept.md).
 */
export function pictures(folder: string) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: "/webImages/",
      index: false,
      dotfiles: "ignore",
      redirect: false,
      allowedPath: (path) => isInside(folder, path),
      // A new photograph has the same name as the one it replaces.
      maxAge: dayMs,
    });
    app.get<{ Params: { name: string } }>("/webImages/:name", async (request, reply) => {
      const { name } = request.params;
      const dish = pictureName.exec(name)?.groups?.["dish"];
      if (dish === undefined) return reply.sendFile(name);
      reply.header("vary", "accept");
      const small = `${dish}.avif`;
      const isSmall =
        prefersAvif(request.headers.accept) &&
        isInside(folder, small) &&
        (await isFile(join(folder, small)));
      return reply.sendFile(isSmall ? small : name);
    });
  };
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path, { throwIfNoEntry: false }))?.isFile() ?? false;
}
