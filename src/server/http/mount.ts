import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import type { Wire } from "#contract/calls/call.ts";
import { limits } from "#contract/limits.ts";
import { keyedSemaphore } from "../jobs/semaphore.ts";
import { issuesTold } from "./rate-limits.ts";
import { Refused } from "../refused.ts";
import { whileReading } from "../sessions/while-reading.ts";
import { success } from "./envelope.ts";
import type { FileReply, Handler, Input } from "./handler.ts";
import { filePolicy } from "./headers.ts";
import { readParts } from "./multipart.ts";
import type { Asker, Prepared } from "../prepared.ts";
import { headerOf, replyHeaders, timestamp } from "./wire-headers.ts";

/**
 * So that an account leaves the connections of the database to others, and one of its people leaves turns to the
 * others of it. A waiting write keeps its body in memory. Uploads, which last as long as their bytes take, have a
 * bound of their own.
 */
const turnsOf = (waiting: number) => {
  const ofPerson = keyedSemaphore(3, waiting);
  const ofAccount = keyedSemaphore(4);
  return <Result>({ person, account }: Asker, work: () => Promise<Result>) =>
    ofPerson(person, () => ofAccount(account, work));
};
const turns = { GET: turnsOf(200), POST: turnsOf(30) };

const downloadsOf = keyedSemaphore(limits.downloadsAtOnce, 60);

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether what it sends is cut off by whileReading. */
    isDownload?: boolean;
  }
}

type Prepare<C extends Wire, Asking> = (
  call: C,
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<Prepared<Asking>>;

/** `calls` and `handlers` have the same subjects and names. */
export function mountCalls<C extends Wire, Asking>(
  app: FastifyInstance,
  calls: object,
  handlers: object,
  prepare: Prepare<C, Asking>,
): void {
  const made = handlers as Record<string, Record<string, Handler<C, Asking>>>;
  for (const [subject, rows] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(rows as Record<string, C>)) {
      const handler = made[subject]?.[name];
      if (!handler) throw new Error(`${subject}.${name} has no handler`);
      mount(app, call, handler, prepare);
    }
  }
}

function mount<C extends Wire, Asking>(
  app: FastifyInstance,
  call: C,
  handler: Handler<C, Asking>,
  prepare: Prepare<C, Asking>,
): void {
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ":$1"),
    // A handler records what is read; HEAD would record what no one saw.
    exposeHeadRoute: false,
    config: { isDownload: call.gives === "bytes" },
    preParsing: async (request) => rejectContent(call, request),
    handler: async (request, reply) => {
      const { context, asker, isSignedIn, finish } = await prepare(call, request, reply);
      const { drain, ...sent } = await read(call, request);
      const work = () => handler(context, sent as Input<C>);
      const isBounded = asker !== null && call.sends !== "multipart";
      const answered = async () => {
        const answer = await (isBounded ? turns[call.method](asker, work) : work()).finally(drain);
        finish();
        return answer;
      };
      if (call.gives !== "bytes") return reply.send(success(v.parse(call.reply, await answered())));
      await downloadsOf(asker?.person ?? request.ip, async () => {
        // Its reader left while it waited: nothing is read, and none is recorded.
        if (reply.raw.destroyed) return;
        sendFile(reply, (await answered()) as FileReply);
        await whileReading(reply, isSignedIn);
      });
      return reply;
    },
  });
}

function rejectContent(call: Wire, request: FastifyRequest): void {
  if (call.method === "GET") return;
  const type = request.headers["content-type"] ?? "";
  const wanted = call.sends === "multipart" ? "multipart/form-data" : "application/json";
  if (call.sends !== "nothing" && type.split(";", 1)[0]!.trim().toLowerCase() !== wanted) {
    throw new Refused("wrongContentType");
  }
  if (call.sends === "multipart" && headerOf(request, "clientVersion") === undefined)
    throw new Refused("forbidden");
}

async function read(call: Wire, request: FastifyRequest) {
  const params = checked(call.params, request.params);
  const query = checked(call.query, withoutTimestamp(request.query));
  if (call.sends !== "multipart") {
    return {
      params,
      query,
      body: call.method === "GET" ? {} : checked(call.body, request.body ?? {}),
      file: null,
      drain: nothing,
    };
  }
  const { fields, file, drain } = await readParts(request);
  try {
    return { params, query, body: checked(call.body, fields), file, drain };
  } catch (error) {
    drain();
    throw error;
  }
}

const nothing = () => undefined;

function withoutTimestamp(query: unknown): Record<string, unknown> {
  const { [timestamp]: _, ...rest } = query as Record<string, unknown>;
  return rest;
}

function checked(schema: Wire["body"], value: unknown): unknown {
  const read = v.safeParse(schema, value, { abortPipeEarly: true });
  if (read.success) return read.output;
  const issues = read.issues.map((issue) => ({
    path: v.getDotPath(issue) ?? "",
    ...codeOf(issue.message),
  }));
  throw new Refused("malformed", {}, { issues: issues.slice(0, issuesTold) });
}

/** Our rules encode a code and figures; other messages are the library's. */
function codeOf(message: string): { code: string; params: Record<string, string | number> } {
  if (!message.startsWith("[")) return { code: "invalid", params: {} };
  const [code, params] = JSON.parse(message) as [string, Record<string, string | number>];
  return { code, params };
}

function sendFile(reply: FastifyReply, file: FileReply): void {
  const ascii = file.name.replace(/[^\w .-]/g, "_");
  const name = encodeURIComponent(file.name.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  reply
    .type(file.type)
    .header(
      replyHeaders.disposition.name,
      `attachment; filename="${ascii}"; filename*=UTF-8''${name}`,
    )
    .header("content-security-policy", filePolicy)
    .header(replyHeaders.cacheControl.name, "no-store");
  if (file.size !== undefined) reply.header("content-length", file.size);
  void reply.send(
    Buffer.isBuffer(file.bytes) ? file.bytes : Readable.from(file.bytes, { objectMode: false }),
  );
}
