import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

const types: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
};

interface Kept {
  type: string;
  etag: string;
  hashed: boolean;
  plain: Buffer;
  br: Buffer | null;
  gzip: Buffer | null;
}

/** Serves the built files of a folder from memory, compressed as they were at build time; hashed names for ever. */
export function mountStatic(app: FastifyInstance, folder: string): void {
  for (const path of filesIn(folder)) {
    const kept = keep(folder, path);
    if (kept) app.get(`/kyc/${path}`, (request, reply) => send(request, reply, kept));
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}

function keep(folder: string, path: string): Kept | null {
  const type = types[extname(path)];
  if (type === undefined) return null;
  const plain = readFileSync(join(folder, path));
  const beside = (end: string) =>
    existsSync(join(folder, path + end)) ? readFileSync(join(folder, path + end)) : null;
  return {
    type,
    etag: `"${createHash("sha256").update(plain).digest("base64url").slice(0, 22)}"`,
    hashed: path.startsWith("assets/"),
    plain,
    br: beside(".br"),
    gzip: beside(".gz"),
  };
}

function send(request: FastifyRequest, reply: FastifyReply, kept: Kept): FastifyReply {
  reply
    .header("cache-control", kept.hashed ? "public, max-age=31536000, immutable" : "no-cache")
    .header("etag", kept.etag)
    .header("vary", "accept-encoding");
  if (request.headers["if-none-match"] === kept.etag) return reply.code(304).send();
  const accepts = String(request.headers["accept-encoding"] ?? "");
  reply.type(kept.type);
  if (kept.br && /\bbr\b/.test(accepts))
    return reply.header("content-encoding", "br").send(kept.br);
  if (kept.gzip && /\bgzip\b/.test(accepts))
    return reply.header("content-encoding", "gzip").send(kept.gzip);
  return reply.send(kept.plain);
}
