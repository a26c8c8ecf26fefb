import { beforeAll, describe, expect, test } from "vitest";
import * as account from "#contract/calls/account.ts";
import { calls } from "#contract/calls/index.ts";
import type { Call } from "#contract/calls/call.ts";
import { saveKyc } from "#contract/calls/onboarding.ts";
import { uploadFile } from "#contract/calls/uploads.ts";
import { load, save } from "#tests/support/server/applicant.ts";
import { newEmail, registration } from "#tests/support/server/credentials.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Browser, type Member, sharedPortal } from "#tests/support/server/portal.ts";

const portal = sharedPortal();
let member: Member;
beforeAll(async () => {
  member = await portal.member();
});

const json = { "content-type": "application/json", "x-client-version": "1.0.0" };
const writing = Object.values(calls)
  .flatMap((subject) => Object.values(subject as Record<string, Call>))
  .filter((call) => call.method === "POST");

async function post(
  browser: Browser,
  path: string,
  body: string,
  headers: Record<string, string> = json,
) {
  const response = await browser.fetch(path, { method: "POST", headers, body });
  const text = await response.text();
  return {
    status: response.status,
    text,
    body: JSON.parse(text) as { code: number; data: { refusal: string } },
  };
}

const stored = () =>
  portal.rows(`select (select jsonb_agg(a order by id) from application a) as applications,
      (select jsonb_agg(m order by id) from member m) as members,
      (select jsonb_agg(a order by id) from account a) as accounts,
      (select count(*)::int from audit) as audit`);

describe("another site", () => {
  test.each(writing.map((call) => call.path))("CS01 CS03 cannot call %s", async (path) => {
    const before = await stored();
    for (const headers of [
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
      { "sec-fetch-site": "none" },
    ]) {
      const refused = await post(member.browser, path, "{", { ...json, ...headers });
      expect([refused.status, refused.body.data.refusal]).toEqual([403, "forbidden"]);
    }
    expect(await stored()).toEqual(before);
  });

  test.each(writing.map((call) => call.path))(
    "CS02 cannot pass %s off as a plain form",
    async (path) => {
      for (const type of ["text/plain", "application/x-www-form-urlencoded"]) {
        const refused = await post(member.browser, path, "{}", { "content-type": type });
        expect([refused.status, refused.body.data.refusal]).toEqual([415, "wrongContentType"]);
      }
    },
  );

  test("CS02 cannot upload without the header that makes a browser ask first", async () => {
    const body = new FormData();
    body.append("file", new Blob(["x"]), "a.pdf");
    const response = await member.browser.fetch("/ins-kyc/v1/action/upload-file", {
      method: "POST",
      body,
    });
    expect(response.status).toEqual(403);
  });
});

describe("IN05 IN11 what cannot be read is 400, says so in the envelope, and changes nothing", () => {
  const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
  const form = (changes: string, revision = "1") =>
    `{"form_id":"${member.formId}","revision":${revision},"changes":${changes}}`;
  const bodies: [string, () => string][] = [
    // Either would stand for the applicant or for all other holders, and hide who owns the rest.
    ...["applicant", "others"].flatMap((id): [string, () => string][] =>
      ["people", "companies", "corporateParties"].map((list) => [
        `a row of ${list} that calls itself ${id}`,
        () => form(`{"relatedInformation":{"${list}":[{"id":"${id}"}]}}`),
      ]),
    ),
    ["half a JSON", () => '{"email":'],
    ["no JSON", () => "hello"],
    ["an array", () => "[]"],
    ["null", () => "null"],
    ["a number", () => "1e999"],
    ["nested 50,000 deep", () => deep],
    ["a prototype", () => form('{"__proto__":{"x":1}}')],
    [
      "a prototype inside",
      () => form('{"companyInformation":{"entityName":{"__proto__":{"x":1}}}}'),
    ],
    ["a constructor", () => form('{"constructor":{"prototype":1}}')],
    ["an inherited name", () => form('{"companyInformation":{"toString":1}}')],
    ["an unknown section", () => form('{"salaries":{"x":1}}')],
    ["an unknown question", () => form('{"companyInformation":{"kycStatus":"approved"}}')],
    [
      "a deep answer",
      () => form(`{"companyInformation":{"entityName":${"[".repeat(9)}${"]".repeat(9)}}}`),
    ],
    [
      "an answer of a megabyte in rows",
      () => form(`{"companyInformation":{"entityName":[${"1,".repeat(300)}1]}}`),
    ],
    ["a NUL", () => form('{"companyInformation":{"entityName":"a\\u0000b"}}')],
    ["half a surrogate pair", () => form('{"companyInformation":{"entityName":"a\\ud800"}}')],
    ["5,001 characters", () => form(`{"companyInformation":{"entityName":"${"x".repeat(5001)}"}}`)],
    ["a NUL in a name", () => form('{"companyInformation":{"entityName":{"a\\u0000":1}}}')],
    ["half a pair in a name", () => form('{"companyInformation":{"entityName":{"a\\ud800":1}}}')],
    [
      "a person without a row",
      () => form('{"relatedInformation":{"people":[{"fullName":"Mei Lin"}]}}'),
    ],
    [
      "a row that is no text",
      () => form('{"relatedInformation":{"people":[{"id":{"toString":1},"idNumber":"A1"}]}}'),
    ],
    ["a person that is null", () => form('{"relatedInformation":{"people":[null]}}')],
    ["people that are no rows", () => form('{"relatedInformation":{"people":"all"}}')],
    ["a revision that is no number", () => form("{}", '"1"')],
    ["a revision of 1e308", () => form("{}", "1e308")],
    ["a negative revision", () => form("{}", "-1")],
    ["a form that is no id", () => '{"form_id":"../1","revision":1,"changes":{}}'],
  ];
  test.each(bodies)("%s", async (_, body) => {
    const before = await stored();
    const refused = await post(member.browser, saveKyc.path, body());
    expect([refused.status, refused.body.code, refused.body.data.refusal]).toEqual([
      400,
      25140000,
      "malformed",
    ]);
    expect(/node_modules|at \w+ \(|\.ts:/.test(refused.text)).toEqual(false);
    expect(await stored()).toEqual(before);
  });

  const multipart = (type: string, body: string) =>
    post(member.browser, uploadFile.path, body, {
      "content-type": type,
      "x-client-version": "1.0.0",
    });
  const uid = "11111111-1111-4111-8111-111111111111";
  const field = (name: string, value: string) =>
    `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const fields = () =>
    field("form_id", member.formId) + field("slot", "articles") + field("uid", uid);
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n`;
  const uploads: [string, string, () => string][] = [
    ["without a boundary", "multipart/form-data", () => "--b--"],
    ["of nothing like parts", "multipart/form-data; boundary=b", () => "hello"],
    ["of an empty body", "multipart/form-data; boundary=b", () => ""],
    ["that ends in a field", "multipart/form-data; boundary=b", () => fields().slice(0, -9)],
    ["that ends in its file", "multipart/form-data; boundary=b", () => `${fields()}${head}%PDF-`],
    ["with an unreadable head", "multipart/form-data; boundary=b", () => "--b\r\n\u0001\r\n\r\n"],
  ];
  test.each(uploads)("UP16 an upload %s", async (_, type, body) => {
    const refused = await multipart(type, body());
    expect([refused.status, refused.body.data.refusal]).toEqual([400, "malformed"]);
  });

  test("a body over a megabyte is 413", async () => {
    const refused = await post(member.browser, saveKyc.path, `{"x":"${"x".repeat(1024 * 1024)}"}`);
    expect([refused.status, refused.body.data.refusal]).toEqual([413, "tooLarge"]);
  });
});

test("the words of a refusal come in the caller's language", async () => {
  const said = async (language: string) => {
    const response = await post(portal.browser(), account.login.path, "{", {
      ...json,
      "accept-language": language,
    });
    return (JSON.parse(response.text) as { message: string }).message;
  };
  expect(await said("en-US")).toEqual("The request could not be read.");
  expect((await said("zh-CN")) === (await said("en-US"))).toEqual(false);
});

describe("registration refuses what is too long, in the wrong script or unseen", () => {
  const unfit: [string, Record<string, unknown>, string, string][] = [
    ["a designation of 101 characters", { designation: "x".repeat(101) }, "designation", "tooLong"],
    [
      "a line break in a name",
      { contact_name: "Mei\nBcc: all@example.com" },
      "contact_name",
      "controlCharacters",
    ],
    ["a name of -1", { contact_name: "-1" }, "contact_name", "notAnAnswer"],
    ["a telephone of letters", { phone: "five one two" }, "phone", "phoneFormat"],
    ["four digits", { phone: "1234" }, "phone", "phoneFormat"],
    ["a calling code of words", { country_code: "HK" }, "country_code", "countryCodeRequired"],
    ["an address in Chinese", { email: "美@例子.公司" }, "email", "emailFormat"],
    ["two addresses", { email: "a@b.example,c@d.example" }, "email", "emailFormat"],
    [
      "a header in an address",
      { email: "a@b.example\r\nBcc: c@d.example" },
      "email",
      "emailFormat",
    ],
    ["two kinds in a password", { password: "lowercase123" }, "password", "passwordRule"],
    [
      "a password of 33 characters",
      { password: "Aa1!".repeat(8) + "x" },
      "password",
      "passwordRule",
    ],
  ];
  test.each(unfit)("%s", async (_, wrong, path, code) => {
    const body = { ...registration(newEmail(), "x".repeat(43)), ...wrong };
    const refused = await portal.browser().api(account.register, { body });
    expect(refused).toMatchObject({ status: 400, data: { issues: [{ path, code }] } });
  });
});

test("AC04 AC06 what a body adds beyond the contract reaches nothing", async () => {
  const email = newEmail();
  const browser = portal.browser();
  const proof = await portal.prove(browser, email);
  const more = {
    role: "assistant",
    is_assistant: true,
    account_id: member.accountId,
    kyc_status: "approved",
    verified: true,
  };
  await post(
    browser,
    account.register.path,
    JSON.stringify({ ...registration(email, proof), ...more }),
  );
  const [row] = await portal.rows<{ role: string; account_id: string }>(
    "select role, account_id from member where email = $1",
    [email],
  );
  expect(row?.role).toEqual("holder");
  expect(row?.account_id).not.toEqual(member.accountId);
  const { revision } = await load(member);
  const saved = await post(
    member.browser,
    saveKyc.path,
    JSON.stringify({
      form_id: member.formId,
      revision,
      changes: {},
      ...more,
      state: "submitted",
      locked: true,
    }),
  );
  expect(saved.status).toEqual(200);
  expect((await load(member)).locked).toEqual(false);
  expect(dataOf(await member.api(account.whoAmI)).is_assistant).toEqual(false);
});

test("IN03 what looks like a template or a header stays text in a mail", async () => {
  const email = "o'mei.{{7*7}}@harbour.example";
  dataOf(
    await portal.browser().api(account.sendEmailCaptcha, { body: { email, type: "register" } }),
  );
  const mail = await portal.mailTo(email);
  expect(mail?.to).toEqual(email);
  expect(/49|<script/.test(mail!.subject)).toEqual(false);
  expect(mail?.html.includes("<img")).toEqual(false);
});

test("AT01 every writing call leaves a row of who did what, in the account's sound trail", async () => {
  const { api, accountId, formId } = await portal.member();
  const { revision } = await load({ api, formId });
  dataOf(await save({ api, formId }, revision, { entryBoarding: { entityType: "trust" } }));
  dataOf(await api(account.logout));
  const found = await portal.rows<{
    actor: string;
    action: string;
    fields: string[];
    ip_prefix: string;
  }>("select actor, action, fields, ip_prefix from audit where account_id = $1 order by seq", [
    accountId,
  ]);
  expect(found.map(({ action, fields }) => [action, fields])).toEqual([
    ["account.register", []],
    ["application.begin", []],
    ["session.begin", []],
    ["application.save", ["entryBoarding.entityType"]],
    ["session.end", []],
  ]);
  expect(found.every((row) => /^[0-9a-f-]{36}$/.test(row.actor))).toEqual(true);
  expect(found.every((row) => row.ip_prefix.startsWith("198.51."))).toEqual(true);
});

test("IN10 a wrong method is 405 and names the right one", async () => {
  const response = await member.browser.fetch(saveKyc.path);
  expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  expect(refusal(await member.api(account.whoAmI))).toEqual(null);
});
