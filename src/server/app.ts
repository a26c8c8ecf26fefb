import cookie from "@fastify/cookie";
import multipart from "@fastify/multipart";
import pressure from "@fastify/under-pressure";
import fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { sql } from "kysely";
import { deskCalls } from "#contract/calls/desk.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { calls, type Calls } from "#contract/calls/index.ts";
import type { Call } from "#contract/calls/call.ts";
import { limits } from "#contract/limits.ts";
import { type Context, prepare } from "./http/context.ts";
import { limitConnections } from "./http/connections/limit-connections.ts";
import { cookiesFor } from "./http/cookies.ts";
import { rejectCrossSite } from "./http/csrf.ts";
import { type DeskContext, prepareDesk } from "./desk/desk-context.ts";
import { deskHandlers } from "./desk/desk-handlers.ts";
import { mountMailbox } from "./development/dev-mail.ts";
import { mountTicketDesk } from "./development/dev-ticket.ts";
import { answerError, sendRefusal } from "./http/envelope.ts";
import type { HandlersFor } from "./http/handler.ts";
import { headersOf, setHeaders } from "./http/headers.ts";
import { mountCalls } from "./http/mount.ts";
import { openApi } from "./http/openapi.ts";
import { mountPages } from "./http/pages.ts";
import { mountStatic } from "./http/static.ts";
import { answerUnreadable } from "./http/unreadable.ts";
import type { Services } from "./services.ts";
import { mountSandbox } from "./vendors/sandbox-routes.ts";
import { hasSandbox } from "./vendors/vendors.ts";
import { Refused } from "./refused.ts";

const ofConnections = {
  requestTimeout: limits.uploadTimeoutMs,
  // Ends what neither sends nor reads any more.
  connectionTimeout: 60_000,
  http: { connectionsCheckingInterval: 1000 },
  forceCloseConnections: "idle" as const,
};

/** How much longer an answer may take to be read than a request to be sent. */
const readTimeFactor = 2;

/** Does not listen yet. Rejects what comes while it is `longestDelay` ms late with its work; 0: never. */
export async function createApp(
  services: Services,
  handlers: HandlersFor<Calls>,
  longestDelay = services.settings.longestDelay,
): Promise<FastifyInstance> {
  const { settings } = services;
  const secure = settings.publicUrl.startsWith("https:");
  const app: FastifyInstance = fastify({
    loggerInstance: services.log as FastifyBaseLogger,
    trustProxy: settings.trustProxy.length > 0 ? [...settings.trustProxy] : false,
    bodyLimit: limits.bodyBytes,
    ...ofConnections,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: (error, request, reply) =>
      void answerError(error, request, reply.headers(headersOf(secure))),
    clientErrorHandler: answerUnreadable(secure),
  });
  // Node would answer an unknown Expect header with 417, without headers and envelope.
  app.server.on("checkExpectation", (...asked) => app.server.emit("request", ...asked));
  boundConnections(app, services);
  setHeaders(app, secure);
  rejectCrossSite(app, settings.publicUrl);
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  await app.register(cookie);
  await app.register(multipart);
  await app.register(pressure, { maxEventLoopDelay: longestDelay, retryAfter: 5 });
  mountHealth(app, services);
  const cookies = cookiesFor(secure);
  mountCalls<Call, Context>(app, calls, handlers, (...asked) =>
    prepare(services, cookies, ...asked),
  );
  mountCalls<DeskCall, DeskContext>(app, deskCalls, deskHandlers, (...asked) =>
    prepareDesk(services, cookies, ...asked),
  );
  mountDescription(app, settings.publicUrl);
  await mountStandIns(app, services);
  await mountStatic(app, foldersShown(services));
  mountPages(app, services.pages, cookies, settings);
  answerUnknown(app);
  return app;
}

/** How long a request under way may go on when the server stops. */
const drainMs = 3000;

/** A connection that says nothing more would hold the server open. */
function cutWhenClosing(app: FastifyInstance): void {
  app.addHook("preClose", async () => {
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  });
}

/** An answer has an end, however slowly it is read; a download is watched by its own rule. */
function cutWhenUnread(app: FastifyInstance): void {
  app.addHook("onSend", async ({ routeOptions }, { raw }) => {
    if (routeOptions.config.isDownload) return;
    const cut = setTimeout(() => raw.destroy(), readTimeFactor * app.server.requestTimeout).unref();
    raw.once("close", () => clearTimeout(cut));
  });
}

function boundConnections(app: FastifyInstance, services: Services): void {
  limitConnections(app.server, services);
  cutWhenClosing(app);
  cutWhenUnread(app);
}

/** The charts are served where the setting allows it. */
function foldersShown({ pages: { folders }, settings }: Services) {
  if (!folders || settings.charts) return folders;
  const { kyc, desk } = folders;
  return { kyc, desk };
}

/** For mail, platforms and vendors that are not set. */
async function mountStandIns(app: FastifyInstance, services: Services): Promise<void> {
  const { mailbox, settings } = services;
  if (mailbox && !settings.production) mountMailbox(app, mailbox, services.keys.developmentKey);
  if (!settings.platforms && !settings.production) mountTicketDesk(app, services);
  if (hasSandbox(settings))
    await app.register(async (own) => mountSandbox(own, services), { logLevel: "warn" });
}

/** Every schema is converted once: each time would be costly work for strangers. */
function mountDescription(app: FastifyInstance, publicUrl: string): void {
  const description = openApi(calls, publicUrl);
  app.get("/openapi.json", (_request, reply) => reply.send(description));
}

function mountHealth(app: FastifyInstance, services: Services): void {
  app.get("/livez", () => ({ live: true }));
  app.get("/readyz", async () => {
    await sql`select 1`.execute(services.db);
    return { ready: true };
  });
}

/** 405 for a known path with another method, else 404. */
function answerUnknown(app: FastifyInstance): void {
  const rows = Object.values(calls).flatMap((subject) =>
    Object.values(subject as Record<string, Call>),
  );
  const paths = rows.map(({ path, method }) => ({
    method,
    shape: new RegExp(`^${path.replaceAll(/[.]/g, "\\.").replace(/\{\w+\}/g, "[^/]+")}$`),
  }));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?", 1)[0]!;
    const known = paths.filter(({ shape }) => shape.test(path));
    if (known.length === 0) return sendRefusal(request, reply, new Refused("notFound"));
    reply.header("allow", known.map(({ method }) => method).join(", "));
    return sendRefusal(request, reply, new Refused("methodNotAllowed"));
  });
}
