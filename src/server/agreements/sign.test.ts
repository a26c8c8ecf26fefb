import { randomUUID } from "node:crypto";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeAll, describe, expect, test } from "vitest";
import { canonicalText } from "#contract/agreements/agreement.ts";
import { textNamed } from "#contract/agreements/versions.ts";
import type { LineId } from "#contract/business-lines.ts";
import { insInfo, sendEmailCaptcha, verifyCaptcha } from "#contract/calls/account.ts";
import {
  agreementPdf,
  lineAgreement,
  signOtcAggrement,
} from "#contract/calls/agreements/agreements.ts";
import type { SentBodyOf } from "#contract/calls/call.ts";
import { deskAgreement } from "#contract/calls/agreements/desk-agreement.ts";
import { deskCasePdf, deskTimeline } from "#contract/calls/desk-cases.ts";
import { lineVersion } from "#contract/calls/dashboard.ts";
import { sendAssistantEmail } from "#contract/calls/collaborators.ts";
import { openBiz } from "#contract/calls/onboarding.ts";
import { limits } from "#contract/limits.ts";
import type { Locale } from "#contract/locales.ts";
import { approvedFor, submittedFor } from "#tests/support/server/approved.ts";
import { codeIn, newEmail } from "#tests/support/server/credentials.ts";
import { comeInvited } from "#tests/support/server/invited.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Browser, type Member, sharedPortal } from "#tests/support/server/portal.ts";
import { atDesk, caseSeen } from "#tests/support/server/desk.ts";
import { sha256 } from "../crypto.ts";

const portal = sharedPortal();
const line = "otcHongKong" as const;
const version = "2026-11-01";

type Body = SentBodyOf<typeof signOtcAggrement>;

function hashOf(locale: Locale, agreement: "otc" | "secondOtc" = "otc"): string {
  const name = { agreement, version, locale };
  return sha256(canonicalText(name, textNamed(name)!)).toString("hex");
}

/** Proves the address for one text, as often as the budget of codes allows, without an idle session. */
const prove = (member: Member, text = hashOf("en")) => {
  portal.pass(13 * 60);
  return portal.prove(member.browser, member.email, "sign", text);
};

/** In time the session ends. */
const again = ({ browser, email }: Member) => portal.logIn(browser, email);

/** A good signature without its proof. */
const bodyWith = (proof: string, change: Partial<Body> = {}): Body => ({
  idempotency_key: randomUUID(),
  line,
  version,
  locale: "en",
  sha256: hashOf("en"),
  name: "Mei Lin",
  capacity: "Director",
  signature: { kind: "typed" },
  proof,
  ...change,
});

const sign = ({ api }: Pick<Browser, "api">, body: Body) => api(signOtcAggrement, { body });

const signatures = ({ accountId }: Member) =>
  portal.rows<Record<string, unknown>>(
    `select line, agreement, version, locale, kind, encode(text_sha256, 'hex') as text,
      encode(pdf_sha256, 'hex') as pdf, ip_prefix is not null as placed,
      member_id = (select id from member where account_id = $1 and role = 'holder') as by_holder
      from agreement_signature where account_id = $1`,
    [accountId],
  );

const pdfOf = async ({ browser }: Member, of: LineId = line) => {
  const response = await browser.fetch(agreementPdf.path.replace("{line}", of));
  expect(response.headers.get("content-type")).toBe("application/pdf");
  return Buffer.from(await response.arrayBuffer());
};

async function textIn(pdf: Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), {
    mergePages: true,
  });
  return text;
}

/** What is answered, and how often the account has signed. */
async function tried(member: Member, body: Body, by: Pick<Browser, "api"> = member) {
  const outcome = await sign(by, body);
  return [refusal(outcome), (await signatures(member)).length];
}

describe("AC10 a signature is by the right person, once, on the right document", () => {
  let member: Member;
  let other: Member;
  beforeAll(async () => {
    member = await approvedFor(portal, line);
    other = await approvedFor(portal, "otcSingapore");
  });

  test("AC10 without a proof, with that of another purpose, person or browser, or an expired one: refused", async () => {
    expect(await tried(member, bodyWith("A".repeat(43)))).toEqual(["proofSpent", 0]);
    portal.pass(61);
    const ofChange = await portal.prove(member.browser, member.email, "change");
    expect(await tried(member, bodyWith(ofChange))).toEqual(["proofSpent", 0]);
    expect(await tried(member, bodyWith(await prove(other)))).toEqual(["proofSpent", 0]);
    const elsewhere = await portal.logIn(portal.browser(), member.email);
    expect(await tried(member, bodyWith(await prove(elsewhere)))).toEqual(["proofSpent", 0]);
    const late = await prove(member);
    portal.pass(limits.proofMinutes * 60 + 1);
    expect(await tried(member, bodyWith(late))).toEqual(["proofSpent", 0]);
  });

  test("AC10 a code goes to the holder's own address alone, and expires", async () => {
    portal.pass(13 * 60);
    const text_sha256 = hashOf("en");
    const ask = (browser: Pick<Browser, "api">, email: string) =>
      browser.api(sendEmailCaptcha, { body: { email, type: "sign", text_sha256 } });
    expect(refusal(await ask(member, newEmail()))).toBe("malformed");
    expect(refusal(await ask(member, other.email))).toBe("malformed");
    expect(refusal(await ask(portal.browser(), member.email))).toBe("sessionExpired");
    dataOf(await ask(member, member.email));
    const captcha = codeIn(await portal.mailTo(member.email));
    portal.pass(limits.codeMinutes * 60 + 1);
    const body = { email: member.email, type: "sign", captcha, text_sha256 } as const;
    expect(refusal(await member.api(verifyCaptcha, { body }))).toBe("codeMismatch");
  });

  test("AC10 a code that was asked for one text proves and signs no other", async () => {
    const asked = { email: member.email, type: "sign" } as const;
    portal.pass(13 * 60);
    expect(refusal(await member.api(sendEmailCaptcha, { body: asked }))).toBe("malformed");
    const chinese = { ...asked, text_sha256: hashOf("zh-CN") };
    dataOf(await member.api(sendEmailCaptcha, { body: chinese }));
    const captcha = codeIn(await portal.mailTo(member.email));
    for (const other of [asked, { ...asked, text_sha256: hashOf("en") }])
      expect(refusal(await member.api(verifyCaptcha, { body: { ...other, captcha } }))).toBe(
        "codeMismatch",
      );
    const { proof } = dataOf(await member.api(verifyCaptcha, { body: { ...chinese, captcha } }));
    expect(await tried(member, bodyWith(proof))).toEqual(["proofSpent", 0]);
  });

  test("another text gets its code at once; the same one waits", async () => {
    const { email, api } = await portal.member();
    const ask = async (locale: Locale) => {
      const body = { email, type: "sign", text_sha256: hashOf(locale) } as const;
      return refusal(await api(sendEmailCaptcha, { body }));
    };
    expect([await ask("en"), await ask("zh-TW"), await ask("en")]).toEqual([
      null,
      null,
      "codeTooSoon",
    ]);
  });

  test("AC10 a text that was altered, of another version, agreement or language: refused", async () => {
    const proof = await prove(member);
    for (const change of [
      { sha256: sha256("altered").toString("hex") },
      { version: "2025-01-01" },
      { sha256: hashOf("en", "secondOtc") },
      { locale: "zh-CN" },
    ] satisfies Partial<Body>[])
      expect(await tried(member, bodyWith(proof, change))).toEqual(["agreementChanged", 0]);
  });

  test("AC10 a collaborator, a visitor and the holder of another account: refused", async () => {
    const email = newEmail();
    dataOf(await member.api(sendAssistantEmail, { body: { email } }));
    const collaborator = portal.browser();
    await comeInvited(portal, collaborator, email);
    const proof = await prove(member);
    expect(await tried(member, bodyWith(proof), collaborator)).toEqual(["holderOnly", 0]);
    expect(await tried(member, bodyWith(proof), portal.browser())).toEqual(["sessionExpired", 0]);
    expect(await tried(member, bodyWith(proof), await again(other))).toEqual(["notPossible", 0]);
    const own = { email, type: "sign", text_sha256: hashOf("en") } as const;
    expect(refusal(await collaborator.api(sendEmailCaptcha, { body: own }))).toBe("holderOnly");
  });

  test("AC10 a line that is not approved, or needs no agreement: refused", async () => {
    const early = await submittedFor(portal, line);
    const { standing } = dataOf(await early.api(lineAgreement, { params: { line } }));
    expect(standing).toBe("notApproved");
    expect(await tried(early, bodyWith(await prove(early)))).toEqual(["notPossible", 0]);
    const proof = await prove(member);
    expect(await tried(member, bodyWith(proof, { line: "otcSingapore" }))).toEqual([
      "notPossible",
      0,
    ]);
    expect(await tried(member, bodyWith(proof, { line: "exchange" }))).toEqual(["notFound", 0]);
  });

  test("AC10 a signer of an institution without a capacity, or a signature beyond its limits: refused", async () => {
    const proof = await prove(member);
    const { capacity: _, ...without } = bodyWith(proof);
    expect(await tried(member, without)).toEqual(["malformed", 0]);
    const points = Array.from({ length: limits.signaturePoints + 1 }, () => [1, 1] as const);
    for (const strokes of [
      [],
      [[[1, 1]]],
      [[[1, 1001]]],
      [points],
      Array.from({ length: limits.signatureStrokes + 1 }, () => [[1, 1]]),
      [[["<svg>", 1]]],
    ]) {
      const signature = { kind: "drawn", strokes } as never;
      expect(await tried(member, bodyWith(proof, { signature }))).toEqual(["malformed", 0]);
    }
  });

  test("AC10 signed once; the same request again gets the first answer, any other is refused", async () => {
    const before = dataOf(await member.api(lineVersion));
    const ready = dataOf(await member.api(lineAgreement, { params: { line } }));
    expect(ready).toMatchObject({ agreement: "otc", version, standing: "ready", signed: null });
    const proof = await prove(member);
    const strokes = [
      [
        [100, 200],
        [400, 40],
        [700, 220],
      ],
    ] as [number, number][][];
    const body = bodyWith(proof, { signature: { kind: "drawn", strokes } });
    // At the same moment, and again later.
    const [first, second] = await Promise.all([sign(member, body), sign(member, body)]);
    const at = portal.services.clock();
    portal.pass(5);
    const reply = dataOf(await sign(member, body));
    expect([dataOf(first), dataOf(second)]).toEqual([reply, reply]);
    const pdf = await pdfOf(member);
    expect(reply).toEqual({
      version,
      locale: "en",
      name: "Mei Lin",
      capacity: "Director",
      at: at.getTime(),
      sha256: hashOf("en"),
      pdf_sha256: sha256(pdf).toString("hex"),
    });
    expect(await signatures(member)).toEqual([
      {
        line,
        agreement: "otc",
        version,
        locale: "en",
        kind: "drawn",
        text: hashOf("en"),
        pdf: reply.pdf_sha256,
        placed: true,
        by_holder: true,
      },
    ]);
    expect(dataOf(await member.api(lineAgreement, { params: { line } }))).toEqual({
      ...ready,
      standing: "signed",
      signed: reply,
    });
    expect(refusal(await sign(member, { ...body, name: "Another Name" }))).toBe("keyReused");
    expect(refusal(await sign(member, bodyWith(await prove(member))))).toBe("agreementSigned");
    expect(dataOf(await member.api(lineVersion))).not.toEqual(before);
    const trail = await portal.rows(
      "select action, target, fields from audit where account_id = $1 and action = 'agreement.sign'",
      [member.accountId],
    );
    expect(trail).toEqual([{ action: "agreement.sign", target: `line ${line}`, fields: [] }]);
  });

  test("AC10 the copy holds the text, version, hash, signer, capacity and time, and goes to the holder", async () => {
    const pdf = await pdfOf(member);
    const text = (await textIn(pdf)).replaceAll(/\s+/g, " ");
    for (const each of [
      "OTC sale agreement",
      "Gatehouse Digital Markets Limited",
      "Harbour Light Trading Limited",
      "1. Parties and eligibility",
      "[Counsel to complete: schedules]",
      "1 November 2026",
      "Mei Lin",
      "Director",
      "Drawn electronically",
      member.email,
    ])
      expect(text).toContain(each);
    expect(text.replaceAll(" ", "")).toContain(hashOf("en"));
    const mail = (await portal.mailsTo(member.email)).find(
      ({ kind }) => kind === "agreementSigned",
    );
    expect(Buffer.from(mail!.attachment!.content, "base64").equals(pdf)).toBe(true);
    expect(mail).toMatchObject({
      subject: "Your signed agreement",
      attachment: { name: `agreement-${line}-${version}.pdf`, type: "application/pdf" },
    });
    expect(mail!.text).toContain(sha256(pdf).toString("hex"));
  });

  test("AC10 what is signed is not changed, removed or added by the portal's role", async () => {
    for (const statement of [
      "update agreement_signature set version = '2027-01-01'",
      "delete from agreement_signature",
      "truncate agreement_signature",
      `insert into agreement_signature select gen_random_uuid(), account_id, line, agreement, '2027-01-01', locale,
        text_sha256, member_id, kind, sealed, pdf, pdf_sha256, ip_prefix, gen_random_uuid(), body_sha256, at
        from agreement_signature s`,
    ])
      await expect(portal.rows(statement)).rejects.toThrow(/append only|entry on the trail/);
    const clear = `select count(*)::int as n from agreement_signature
      where position(convert_to('Mei Lin', 'UTF8') in sealed) > 0 or position('%PDF' in pdf) > 0`;
    expect(await portal.rows(clear)).toEqual([{ n: 0 }]);
  });

  test("AC10 another account finds neither the signature nor the copy", async () => {
    await again(other);
    const reply = dataOf(await other.api(lineAgreement, { params: { line } }));
    expect(reply).toMatchObject({ standing: "notApproved", signed: null });
    const response = await other.browser.fetch(agreementPdf.path.replace("{line}", line));
    expect(await response.json()).toMatchObject({ data: { refusal: "notFound" } });
  });

  test("the desk sees who signed what and when, and each opened copy is on the trail", async () => {
    const id = member.formId;
    const aud = await atDesk(portal, "Aud", "auditor");
    const { signed } = dataOf(await (await again(member)).api(lineAgreement, { params: { line } }));
    expect((await caseSeen(aud, id)).agreements).toEqual([
      { line, version, is_other_signer: false, signed },
    ]);
    const path = deskAgreement.path.replace("{id}", id).replace("{line}", line);
    const opened = await aud.browser.fetch(path);
    const pdf = Buffer.from(await opened.arrayBuffer());
    expect(sha256(pdf).toString("hex")).toBe(signed!.pdf_sha256);
    const entries = dataOf(await aud.api(deskTimeline, { params: { id } }));
    const told = entries.filter(({ action }) => action.includes("agreement."));
    expect(told.map(({ action, by, kind, target }) => [action, by, kind, target])).toEqual([
      ["case.agreement.read", "Aud", "read", `line ${line}`],
      ["agreement.read", "Mei Lin", "read", `line ${line}`],
      ["agreement.sign", "Mei Lin", "applicant", `line ${line}`],
    ]);
    const file = await aud.browser.fetch(`${deskCasePdf.path.replace("{id}", id)}?locale=en-US`);
    const text = (await textIn(Buffer.from(await file.arrayBuffer()))).replaceAll(/\s+/g, " ");
    for (const each of ["Agreements", "Mei Lin, Director", signed!.pdf_sha256])
      expect(text).toContain(each);
    const elsewhere = path.replace(line, "otcSingapore");
    expect(await (await aud.browser.fetch(elsewhere)).json()).toMatchObject({
      data: { refusal: "notFound" },
    });
  });

  test("the account of an institution can be opened once the agreement is signed", async () => {
    const of = async (who: Member) => dataOf(await who.api(insInfo)).lines[0]!;
    expect(await of(other)).toMatchObject({ needs: ["agreement"], acts: [] });
    const unsigned = await other.api(openBiz, { body: { line: "otcSingapore" } });
    expect(refusal(unsigned)).toBe("accountNotReady");
    expect(await of(member)).toMatchObject({ needs: [], acts: ["openAccount"] });
    dataOf(await member.api(openBiz, { body: { line } }));
  });
});

test("an individual signs without a capacity, in Chinese, by typing the name", async () => {
  const person = await approvedFor(portal, "secondOtc", "individual");
  const text = hashOf("zh-TW", "secondOtc");
  const body = bodyWith(await prove(person, text), {
    line: "secondOtc",
    locale: "zh-TW",
    sha256: text,
    name: "陳大文",
  });
  expect(dataOf(await sign(person, body))).toMatchObject({ name: "陳大文", capacity: "" });
  const copy = (await textIn(await pdfOf(person, "secondOtc"))).replaceAll(/\s+/g, "");
  for (const each of [
    "與第二實體的場外交易協議",
    "【待法律顧問填寫：各附表】",
    "陳大文",
    "OtterlineMarketsLimited",
  ])
    expect(copy).toContain(each);
  const aud = await atDesk(portal, "Aud", "auditor");
  const { name, agreements } = await caseSeen(aud, person.formId);
  expect(name).not.toContain("陳大文");
  expect(agreements).toMatchObject([{ line: "secondOtc", is_other_signer: true }]);
});
