import { randomUUID } from "node:crypto";
import pLimit from "p-limit";
import type { ReplyTo } from "#contract/calls/call.ts";
import { canonical, sha256 } from "#contract/application/canonical.ts";
import type { LineId } from "#contract/business-lines.ts";
import * as account from "#contract/calls/account.ts";
import { kycForm, openBiz, saveKyc } from "#contract/calls/onboarding.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { askedOf } from "#contract/forms/flows/pages.ts";
import type { AllAnswers, Answers } from "#contract/questions/answers.ts";
import type { StoredFile } from "#contract/questions/builders/rows.ts";
import { openMail } from "../../mail/mail.ts";
import type { Opened } from "../../open.ts";
import { generatedAnswers } from "../sample/generated-answers.ts";
import { oneFile, sampleAnswers } from "../sample/sample-answers.ts";
import type { FilesOf } from "../sample/sample-people.ts";
import { type DemoBrowser, demoBrowser } from "./browser.ts";
import { samplePdf } from "./sample-pdf.ts";
import type { FastifyInstance } from "fastify";
import { todayOf } from "../../clock.ts";

export interface Stage extends Pick<Opened, "services" | "owner"> {
  app: FastifyInstance;
}

export interface Wanted {
  /** Of the company or the person. */
  name: string;
  email: string;
  kind: "institution" | "individual";
  lines: readonly LineId[];
  /** Whether a politically exposed person is declared, which makes the risk high. */
  isExposed: boolean;
}

export interface Applicant extends Wanted {
  browser: DemoBrowser;
  formId: string;
}

export const applicantPassword = "Copper-Kettle-58";

/** Registers with an e-mail code, then signs in. */
export async function register(stage: Stage, wanted: Wanted): Promise<Applicant> {
  const browser = demoBrowser(stage.app);
  const { email, kind } = wanted;
  const type = "register" as const;
  await browser.call(account.sendEmailCaptcha, { body: { email, type } });
  const captcha = await codeFor(stage, email);
  const { proof } = await browser.call(account.verifyCaptcha, { body: { email, type, captcha } });
  const person = { contact_name: "Mei Lin", designation: "Compliance officer", phone: "51234567" };
  const more = { country_code: "+852", register_type: kind, sales_email: "" };
  const password = applicantPassword;
  await browser.call(account.register, { body: { email, proof, password, ...person, ...more } });
  const applicant = { ...wanted, browser, formId: "" };
  await signIn(applicant);
  const line = wanted.lines[0]!;
  const { form_id: formId } = await browser.call(openBiz, { body: { line } });
  return { ...applicant, formId };
}

export const signIn = ({ browser, email }: Applicant) =>
  browser.call(account.login, { body: { email, password: applicantPassword } });

/** The code of the newest mail to the address. */
async function codeFor({ services, owner }: Stage, email: string): Promise<string> {
  const mails = await owner
    .selectFrom("mail")
    .selectAll()
    .where("created_at", "=", services.clock())
    .execute();
  const kept = mails.filter((mail) => mail.sealed !== null);
  const own = kept.map((mail) => openMail(services.keys, mail.id, mail.sealed!));
  const text = own.find(({ to }) => to === email)?.text ?? "";
  const [, first, second] = /\b(\d{3}) (\d{3})\b/.exec(text) ?? [];
  if (!first || !second) throw new Error(`no code was sent to ${email}`);
  return first + second;
}

/** Answers everything, or the first half. */
export async function fillIn(stage: Stage, applicant: Applicant, isWhole = true): Promise<void> {
  const { browser, formId } = applicant;
  const form = await browser.call(kycForm, { params: { id: formId } });
  const answersWith = (files: FilesOf) => answersOf(stage, applicant, form, files);
  const files = new Map<string, StoredFile[]>();
  const slots = isWhole ? slotsAsked(form, answersWith) : [];
  const atOnce = pLimit(filesAtOnce);
  await Promise.all(slots.map((slot) => atOnce(() => upload(applicant, slot, files))));
  const all = answersWith((slot) => files.get(slot) ?? []);
  const given = isWhole ? all : Object.fromEntries(Object.entries(all).slice(0, 4));
  const body = { form_id: formId, revision: form.revision, changes: given as never };
  await browser.call(saveKyc, { body });
}

const filesAtOnce = 2;

/** The slots of the documents that the answers need. */
function slotsAsked(form: Form, answersWith: (files: FilesOf) => AllAnswers): string[] {
  const all: string[] = [];
  const answers = answersWith((slot) => {
    all.push(slot);
    return oneFile(slot);
  });
  const asked = JSON.stringify(askedOf(flowOn(form.flow, form.rules_on), answers));
  return all.filter((slot) => asked.includes(`"sample-${slot}"`));
}

async function upload(applicant: Applicant, slot: string, files: Map<string, StoredFile[]>) {
  files.set(slot, [await sendSample(applicant, slot, slot.split(".")[0]!)]);
}

export const sendSample = (applicant: Applicant, slot: string, title: string, edition = "1") =>
  applicant.browser.upload(applicant.formId, slot, {
    name: `${title}.pdf`,
    bytes: samplePdf(title, [applicant.name, `Edition ${edition}`]),
  });

type Form = ReplyTo<typeof kycForm>;

function answersOf(stage: Stage, wanted: Wanted, form: Form, files: FilesOf): AllAnswers {
  const today = todayOf(stage.services.clock());
  const lines = { lines: [...wanted.lines] };
  if (wanted.kind === "institution") return institution(wanted, lines, sampleAnswers(today, files));
  const [lastName, ...others] = wanted.name.split(" ").toReversed();
  const name = { lastName, firstName: others.toReversed().join(" ") };
  const given = { applicableAccount: lines, personalInformation: name };
  const says = wanted.isExposed ? "yes" : "no";
  const flow = flowOn(form.flow, form.rules_on);
  const all = generatedAnswers(flow, { given, says }, today, files);
  return { ...all, personalInformation: { ...all["personalInformation"], ...name } };
}

function institution({ name, isExposed }: Wanted, lines: Answers, all: AllAnswers): AllAnswers {
  const company = { ...all["companyInformation"], entityName: name };
  const flatServices = { ...all["flatServices"], accountHolderName: name };
  const named = { ...all, applicableAccount: lines, companyInformation: company, flatServices };
  if (isExposed) return named;
  const { highRisk: ___, ...business } = all["businessInformation"]!;
  const { downstream: ____, ...activity } = all["activityInformation"]!;
  const related = all["relatedInformation"]!;
  const [holding] = related["companies"] as Answers[];
  const people = related["people"] as Answers[];
  return {
    ...named,
    companyInformation: { ...company, sameAddress: "yes" },
    businessInformation: { ...business, hasHighRisk: "no", licensed: "no" },
    activityInformation: { ...activity, hasDownstream: "no", needsFiat: "no" },
    relatedInformation: {
      ...related,
      companies: [{ ...holding, place: "HK" }],
      people: people.map((person) => ({ ...person, pepKind: "none" })),
    },
  };
}

export async function submit({ browser, formId }: Applicant): Promise<void> {
  const form = await browser.call(kycForm, { params: { id: formId } });
  const seen = await sha256(canonical(askedOf(flowOn(form.flow, form.rules_on), form.answers)));
  const submission = { idempotency_key: randomUUID(), seen };
  const body = { form_id: formId, revision: form.revision, changes: {}, submit: submission };
  await browser.call(saveKyc, { body });
}
