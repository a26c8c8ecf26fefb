import serve from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Pages } from "./pages.ts";

/** Pages need a nonce; compressed files are served in place of others. */
const notServed = ["**/*.html", "**/*.br", "**/*.gz"];

/** Hashed names are cached for ever. */
export async function mountStatic(
  app: FastifyInstance,
  folders: Partial<NonNullable<Pages["folders"]>> | null,
): Promise<void> {
  for (const [name, folder] of Object.entries(folders ?? {})) await mountFolder(app, name, folder);
}

async function mountFolder(app: FastifyInstance, name: string, folder: string): Promise<void> {
  await app.register(serve, {
    root: folder,
    prefix: `/${name}/`,
    wildcard: false,
    globIgnore: notServed,
    index: false,
    preCompressed: true,
    decorateReply: false,
    acceptRanges: false,
    lastModified: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = /[\\/]assets[\\/]/.test(path.slice(folder.length));
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
      reply.header("vary", "accept-encoding");
    },
  });
}
