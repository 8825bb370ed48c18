import { stat } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { prefersAvif } from "./accepted-picture.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** A file of the folder itself, not hidden, of which there may be an AVIF beside it. */
const pictureName = /^(?<dish>[^./\\\0][^/\\\0]*)\.(?:webp|jpe?g|png)$/u;

/**
 * Pictures below `/webImages/`. A name is that of the menu; who takes AVIF gets `name.avif` for it where that lies beside it
 * (docs/decisions/0013-pictures-by-accept.md).
 */
export function pictures(folder: string) {
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(fastifyStatic, {
      root: folder,
      prefix: "/webImages/",
      index: false,
      dotfiles: "ignore",
      redirect: false,
      // A picture keeps its name when it is taken anew.
      maxAge: dayMs,
    });
    app.get<{ Params: { name: string } }>("/webImages/:name", async (request, reply) => {
      const { name } = request.params;
      const dish = pictureName.exec(name)?.groups?.["dish"];
      if (dish === undefined) return reply.sendFile(name);
      reply.header("vary", "accept");
      const small = `${dish}.avif`;
      const isSmall = prefersAvif(request.headers.accept) && (await isFile(join(folder, small)));
      return reply.sendFile(isSmall ? small : name);
    });
  };
}

async function isFile(path: string): Promise<boolean> {
  return (await stat(path, { throwIfNoEntry: false }))?.isFile() ?? false;
}
