import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { inject } from "vitest";
import * as account from "#contract/calls/account.ts";
import type { LineId } from "#contract/business-lines.ts";
import type { BodyOf } from "#contract/calls/call.ts";
import { kycForm, openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import { beginQuestionnaire } from "#contract/calls/questionnaires/questionnaires.ts";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import { canonical, sha256 } from "#contract/application/canonical.ts";
import type { StoredFile } from "#contract/questions/builders/rows.ts";
import { askedOf } from "#contract/forms/flows/pages.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { limits } from "#contract/limits.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { type Api, createApi, type Outcome } from "#portal/system/api.ts";
import { type Character, generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { send } from "#tests/support/server/upload.ts";
import { contactName, password, someone } from "./applicant.ts";
import { fixtures } from "./fixtures.ts";
import { codeFor } from "./mailbox.ts";
import { Visitor } from "./visitor.ts";

const today = new Date().toISOString().slice(0, 10);
/** A document of a prepared application; the server inspects a picture in no time, a PDF in a process of its own. */
const picture = { name: "picture.png", size: 1, type: "image/png" };

/** The details of a registration, without the address. */
export const registrant = {
  register_type: "institution",
  contact_name: contactName,
  designation: "Director",
  country_code: "+852",
  phone: "91234567",
  sales_email: "",
} as const;

/** The sections of the sample before its documents. */
export const beforeDocuments = [
  "applicableAccount",
  "entryBoarding",
  "companyInformation",
  "businessInformation",
  "activityInformation",
  "taxInformation",
  "declaration",
  "nonSolicitation",
  "flatServices",
] as const;

type RegisterType = "institution" | "individual";

/** A registered person, and what the server stores of them, read without a browser. */
export class Member {
  readonly email: string;
  readonly #baseUrl: string;
  readonly browser: Visitor;
  /** Calls as this person makes them, with cookies of their own. */
  readonly api: Api;
  #formId = "";

  constructor(baseUrl: string, email: string = someone(), browser = new Visitor(baseUrl)) {
    this.email = email;
    this.#baseUrl = baseUrl;
    this.browser = browser;
    this.api = createApi({ transport: (path, init) => browser.fetch(String(path), init) });
  }

  /** Registers and logs in over HTTP; with an address of their own where none is given. */
  static async at(
    baseUrl: string,
    registerType: RegisterType = "institution",
    email?: string,
    browser?: Visitor,
  ): Promise<Member> {
    const member = new Member(baseUrl, email, browser);
    await member.#register(registerType);
    return member;
  }

  async #register(registerType: RegisterType): Promise<void> {
    const { email } = this;
    given(await this.api(account.sendEmailCaptcha, { body: { email, type: "register" } }));
    const captcha = await codeFor(this.#baseUrl, email, "code.register");
    const body = { email, type: "register", captcha } as const;
    const { proof } = given(await this.api(account.verifyCaptcha, { body }));
    const person = { ...registrant, register_type: registerType, email };
    given(await this.api(account.register, { body: { ...person, password, proof } }));
    await this.logIn();
  }

  /** Logs in over HTTP, with a session of its own beside the browser's. */
  async logIn(): Promise<void> {
    await this.enter();
    this.#formId = given(await this.api(account.insInfo)).form_id;
  }

  /** The login alone; the application that is worked on stays the same. */
  async enter(): Promise<void> {
    given(await this.api(account.login, { body: { email: this.email, password } }));
  }

  get signedIn(): Visitor["signedIn"] {
    return this.browser.signedIn;
  }

  /** The application that is worked on. */
  get formId(): string {
    return this.#formId;
  }

  /** What the server holds. */
  async answers(): Promise<AllAnswers> {
    return given(await this.api(kycForm, { params: { id: this.#formId } })).answers as AllAnswers;
  }

  /** Saves answers as another device would. */
  async save(changes: AllAnswers): Promise<void> {
    const { revision } = given(await this.api(kycForm, { params: { id: this.#formId } }));
    given(await this.api(saveKyc, { body: { form_id: this.#formId, revision, changes } }));
  }

  /** Opens a line and works on its application from now on; gives its flow. */
  async open(line: LineId): Promise<FlowId> {
    const { form_id, flow } = given(await this.api(openBiz, { body: { line } }));
    this.#formId = form_id;
    return flow;
  }

  /** Begins the questionnaire, answers what it asks of this kind of applicant, and works on it from now on. */
  async prepareQuestionnaire(): Promise<void> {
    this.#formId = given(await this.api(beginQuestionnaire)).form_id;
    const subject = "questionnaireSubject";
    const { [subject]: about = {} } = await this.answers();
    await this.prepareAs("questionnaire", { given: { [subject]: about }, says: "no" }, subject);
  }

  /** Answers everything the open form asks of this applicant, with files, except the named sections. */
  async prepareAs(flow: FlowId, character: Character, ...left: string[]): Promise<AllAnswers> {
    const files: [slot: string, uid: string][] = [];
    const answers = generatedAnswers(flowOn(flow, today), character, today, (slot) => {
      const uid = randomUUID();
      files.push([slot, uid]);
      return [{ uid, ...picture }];
    });
    const kept = Object.entries(answers).filter(([name]) => !left.includes(name));
    const named = JSON.stringify(kept);
    await this.#uploadAll(files.filter(([, uid]) => named.includes(uid)));
    await this.save(Object.fromEntries(kept));
    return answers;
  }

  /** Fills sections with the sample, its files uploaded; all of them where none is named. */
  prepare(...sections: string[]): Promise<AllAnswers> {
    return this.prepareWith(() => 1, ...sections);
  }

  /** The same with a number of files of its own for each slot. */
  async prepareWith(count: (slot: string) => number, ...sections: string[]): Promise<AllAnswers> {
    const files: [slot: string, uid: string][] = [];
    const sample = sampleAnswers(today, (slot) => {
      const uids = Array.from({ length: count(slot) }, () => randomUUID());
      if (sections.length === 0 || sections.includes("uploadFiles"))
        files.push(...uids.map((uid): [string, string] => [slot, uid]));
      return uids.map((uid) => ({ uid, ...picture }));
    });
    await this.#uploadAll(files);
    const wanted = Object.entries(sample).filter(
      ([name]) => sections.length === 0 || sections.includes(name),
    );
    const answers = Object.fromEntries(wanted);
    await this.save(answers);
    return answers;
  }

  /** Submits what is saved. */
  async submit(): Promise<void> {
    given(await this.api(saveKyc, { body: await this.submission() }));
  }

  /** The body that submits what is saved now. */
  async submission(): Promise<BodyOf<typeof saveKyc>> {
    const form = given(await this.api(kycForm, { params: { id: this.#formId } }));
    const flow = flowOn(form.flow, form.rules_on);
    const seen = await sha256(canonical(askedOf(flow, form.answers as AllAnswers)));
    const submit = { idempotency_key: randomUUID(), seen };
    const about = { form_id: this.#formId, revision: form.revision };
    return { ...about, changes: {}, restart: false, submit };
  }

  async #uploadAll(files: readonly [slot: string, uid: string][]): Promise<void> {
    for (let at = 0; at < files.length; at += limits.filesAtOnce) {
      const together = files.slice(at, at + limits.filesAtOnce);
      await Promise.all(together.map(([slot, uid]) => this.upload(slot, uid)));
    }
  }

  /** Uploads a picture to a slot; gives it as an answer names it. */
  async upload(slot: string, uid: string = randomUUID()): Promise<StoredFile> {
    const sent = { slot, uid, name: picture.name };
    given(await send(this, readFileSync(fixtures.png), sent));
    return { uid, ...picture };
  }
}

/** An applicant of low risk whose whole form for a line is filled, except the sections that are named. */
export async function prepared(
  line: LineId,
  kind: RegisterType,
  ...left: string[]
): Promise<{ member: Member; answers: AllAnswers }> {
  const member = await Member.at(inject("baseUrl"), kind);
  const flow = await member.open(line);
  const given = { applicableAccount: { lines: [line] } };
  const answers = await member.prepareAs(flow, { given, says: "no" }, ...left);
  return { member, answers };
}

/** What a call gave; throws where it was refused. */
export function given<Data>(outcome: Outcome<Data>): Data {
  if (!outcome.ok) throw new Error(`${outcome.refusal}: ${JSON.stringify(outcome.data)}`);
  return outcome.data;
}
