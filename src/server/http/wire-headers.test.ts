import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import type { Call } from "#contract/calls/call.ts";
import { calls } from "#contract/calls/index.ts";
import { readEmailUndo, sessions } from "#contract/calls/security.ts";
import { fileBytes } from "#contract/calls/uploads.ts";
import { headers as sentByThePortal } from "#portal/system/api.ts";
import { picture } from "#tests/support/server/applicant.ts";
import { password } from "#tests/support/server/credentials.ts";
import { dataOf } from "#tests/support/server/outcome.ts";
import { type Browser, sharedPortal } from "#tests/support/server/portal.ts";
import { send } from "#tests/support/server/upload.ts";

interface Operation {
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, { headers: Record<string, unknown> }>;
}
type Document = { paths: Record<string, Record<string, Operation>> };

const portal = sharedPortal();
let document: Document;
beforeAll(async () => {
  const answer = await portal.browser().fetch("/openapi.json");
  document = (await answer.json()) as Document;
});

const all = Object.values(calls).flatMap((subject) => Object.values<Call>(subject));
const operationOf = ({ path, method }: Call) => document.paths[path]![method.toLowerCase()]!;
const named = ({ parameters }: Operation, place: string) =>
  parameters.filter((each) => each.in === place).map(({ name }) => name.toLowerCase());

const root = join(import.meta.dirname, "../../../src/server");
/** Read elsewhere: the kind of what is sent stands with it in the document, the rest belongs to pages and files. */
const besides = [
  "development/dev-mail.ts",
  "http/pages.ts",
  "http/static.ts",
  "http/wire-headers.ts",
  "http/mount.ts: content-type",
  // A page of the sandbox.
  "vendors/sandbox-routes.ts: accept-language",
  // Of a platform's answer.
  "webhooks/send-webhook.ts: retry-after",
];

test("the server reads no header of a call but by the table that the document is made of", () => {
  const reading = /\bheaders(?:\[["']([\w-]+)["']\]|\.(?!ts\b)(\w+)\b(?!\())/g;
  const found = globSync("**/*.ts", { cwd: root, exclude: (name) => name.endsWith(".test.ts") })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(root, file), "utf8").matchAll(reading)].map(
        ([, quoted, dotted]) => `${file}: ${quoted ?? dotted}`,
      ),
    );
  const elsewhere = found.filter(
    (place) => !besides.some((known) => place === known || place.startsWith(`${known}:`)),
  );
  expect(elsewhere).toEqual([]);
});

test("every call names what the portal's client sends with it, the timestamp of a GET and the file's version", () => {
  const client = [...Object.keys(sentByThePortal()), "X-Person"].map((name) => name.toLowerCase());
  for (const call of all) {
    const operation = operationOf(call);
    expect(named(operation, "header")).toEqual(expect.arrayContaining(client));
    expect(named(operation, "cookie")).toEqual(["kyc_pre", "kyc_known", "kyc_language"]);
    expect(named(operation, "query").includes("t")).toEqual(call.method === "GET");
    const version = operation.parameters.find(({ name }) => name === "X-Client-Version");
    expect(version?.required).toEqual(call.sends === "multipart");
  }
});

/** What HTTP itself puts there, and what the document says of the content. */
const ofTransport = "connection content-length content-type date keep-alive transfer-encoding";

/** The headers of an answer that the document does not name for the call. */
async function unnamedIn(call: Call, answer: Response): Promise<string[]> {
  await answer.arrayBuffer();
  const { responses } = operationOf(call);
  const known = Object.keys((responses[answer.status] ?? responses["default"]!).headers);
  const expected = new Set([...known.map((name) => name.toLowerCase()), ...ofTransport.split(" ")]);
  return [...answer.headers.keys()].filter((name) => !expected.has(name));
}

test("only the call that signs out may say that the browser forgets", () => {
  const says = all.filter(({ path, method }) =>
    Object.hasOwn(operationOf({ path, method } as Call).responses[200]!.headers, "Clear-Site-Data"),
  );
  expect(says).toEqual([account.logout]);
});

test("every header of an answer stands in the document: of a success, a refusal, a wait, a file, a way out", async () => {
  const member = await portal.member();
  const { uid } = dataOf(await send(member, picture, { slot: "other", name: "a.png" }));
  const post = (browser: Browser, { path }: Call, body: object) =>
    browser.fetch(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  const stranger = portal.browser();
  const guess = { ticket: "A".repeat(43) };
  for (let look = 0; look < 10; look += 1) await post(stranger, readEmailUndo, guess);
  const login = { email: member.email, password };
  const answers: [Call, Response, number][] = [
    [account.login, await post(stranger, account.login, login), 200],
    [account.login, await post(stranger, account.login, {}), 400],
    [sessions, await portal.browser().fetch(sessions.path), 401],
    [sessions, await stranger.fetch(`${sessions.path}?t=1`), 200],
    [readEmailUndo, await post(stranger, readEmailUndo, guess), 429],
    [fileBytes, await member.browser.fetch(fileBytes.path.replace("{uid}", uid)), 200],
    [account.logout, await post(stranger, account.logout, {}), 200],
  ];
  for (const [call, answer, status] of answers)
    expect([call.path, answer.status, await unnamedIn(call, answer)]).toEqual([
      call.path,
      status,
      [],
    ]);
  const [, , , , wait, file, out] = answers.map(([, { headers }]) => headers);
  expect([
    wait?.get("retry-after"),
    file?.get("content-disposition")?.includes("a.png"),
    out?.get("clear-site-data"),
  ]).toEqual(["60", true, '"storage"']);
});
