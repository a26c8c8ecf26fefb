import { randomInt, randomUUID } from "node:crypto";
import type { FastifyInstance, InjectOptions } from "fastify";
import type { Call, BodyOf, ParamsOf, QueryOf, ReplyTo } from "#contract/calls/call.ts";
import type { DeskCall } from "#contract/calls/desk-call.ts";
import { deskCode } from "#contract/calls/desk-session.ts";
import { uploadFile } from "#contract/calls/uploads.ts";
import type { StoredFile } from "#contract/questions/builders/rows.ts";

type AnyCall = Call | DeskCall;

interface Given<C extends AnyCall> {
  body?: Partial<BodyOf<C>>;
  query?: Partial<QueryOf<C>>;
  params?: ParamsOf<C>;
}

/** Sends calls to the portal as a browser with its own address and cookies does. */
export interface DemoBrowser {
  call<C extends AnyCall>(call: C, given?: Given<C>): Promise<ReplyTo<C>>;
  upload(formId: string, slot: string, file: { name: string; bytes: Buffer }): Promise<StoredFile>;
}

const always = {
  "sec-fetch-site": "same-origin",
  "accept-language": "en-US",
  "x-client-version": "1.0.0",
};

const pathOf = ({ path }: AnyCall, params: Record<string, string>) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");

export function demoBrowser(app: FastifyInstance): DemoBrowser {
  const cookies: Record<string, string> = {};
  const sent: Record<string, string> = { ...always };
  const remoteAddress = `198.51.${randomInt(100)}.${randomInt(256)}`;
  const send = async (path: string, options: InjectOptions) => {
    const headers = { ...sent, ...options.headers };
    const answer = await app.inject({ ...options, url: path, headers, remoteAddress, cookies });
    for (const { name, value, maxAge } of answer.cookies) {
      if (maxAge === 0) delete cookies[name];
      else cookies[name] = value;
    }
    const { code, data, message } = answer.json<{ code: number; data: never; message: string }>();
    if (code !== 0) throw new Error(`${path}: ${message} ${JSON.stringify(data)}`);
    return data;
  };
  return {
    async call(call, given = {}) {
      const path = pathOf(call, (given.params ?? {}) as Record<string, string>);
      const query = (given.query ?? {}) as Record<string, string>;
      const payload = call.method === "POST" ? { payload: given.body ?? {} } : {};
      const reply = await send(path, { method: call.method, query, ...payload });
      if (call.path === deskCode.path) sent["x-person"] = (reply as ReplyTo<typeof deskCode>).id;
      return reply;
    },
    async upload(formId, slot, { name, bytes }) {
      const form = new FormData();
      for (const [field, value] of Object.entries({ form_id: formId, slot, uid: randomUUID() }))
        form.append(field, value);
      form.append("file", new Blob([new Uint8Array(bytes)]), name);
      const body = new Response(form);
      const payload = Buffer.from(await body.arrayBuffer());
      const headers = { "content-type": body.headers.get("content-type") ?? "" };
      const stored: StoredFile = await send(uploadFile.path, { method: "POST", headers, payload });
      return { uid: stored.uid, name: stored.name, size: stored.size, type: stored.type };
    },
  };
}
