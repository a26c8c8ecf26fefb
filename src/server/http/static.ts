import serve from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Pages, which need a nonce, and files that are sent only in place of another. */
const notServed = ["**/*.html", "**/*.br", "**/*.gz"];

/** Serves the built files of a folder, compressed as they were at build time; hashed names for ever. */
export async function mountStatic(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(serve, {
    root: folder,
    prefix: "/kyc/",
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
