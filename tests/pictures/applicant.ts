import type { Page } from "playwright";
import type { AllAnswers } from "#contract/questions/answers.ts";
import { pdfOf } from "../support/server/pdf.ts";
import { sampleAnswers } from "#server/development/sample/sample-answers.ts";
import { type Portal, today } from "./portal.ts";

const person = {
  name: "Wong Siu Ming",
  email: "siu.ming.wong@harbour-light.example",
  password: "Copper-Kettle-58",
};

/** Registers up to the page that asks for the code. */
export async function askForCode(page: Page): Promise<void> {
  await page.goto("/kyc/signup");
  await page.getByText("Institution", { exact: true }).click();
  await page.getByLabel("Contact person").fill(person.name);
  await page.getByLabel("Job title").fill("Director");
  await page.getByLabel("Work email").fill(person.email);
  await page.locator("input[name=phone]").fill("+852 5123 4567");
  await page.getByRole("button", { name: "Next Page" }).click();
  await page.locator("#code").waitFor();
  await page
    .getByText(/Resend in|Send again in|\d+ s/)
    .first()
    .waitFor();
}

/** Proves the code, chooses a password and logs in. */
export async function register(page: Page, portal: Portal): Promise<void> {
  await page.locator("#code").fill(await portal.codeFor(person.email));
  await page.getByRole("button", { name: "Confirm code" }).click();
  await page.locator("input[name=password]").fill(person.password);
  await page.locator("input[name=confirmation]").fill(person.password);
  await page.getByRole("button", { name: "Register" }).click();
  await page.waitForURL("**/kyc/login**");
  await page.locator("input[name=email]").fill(person.email);
  await page.locator("input[name=password]").fill(person.password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL("**/kyc/user");
}

interface Sent {
  slot: string;
  uid: string;
  name: string;
  bytes: string;
}

/** Fills the sample application, all but the statements to tick, by the calls the portal itself makes. */
export async function fillIn(page: Page): Promise<void> {
  const files: Sent[] = [];
  const answers = sampleAnswers(today, (slot) => {
    const pdf = pdfOf(10 + slot.length);
    const name = `${slot.split(".", 1)[0]}.pdf`;
    const uid = `00000000-0000-4000-8000-${String(files.length).padStart(12, "0")}`;
    files.push({ slot, uid, name, bytes: pdf.toString("latin1") });
    return [{ uid, name, size: pdf.length, type: "application/pdf" }];
  });
  delete answers["acknowledgement"];
  await page.evaluate(sendAll, { files, answers });
}

async function sendAll({ files, answers }: { files: Sent[]; answers: AllAnswers }): Promise<void> {
  const headers = { "x-client-version": "1.0.0" };
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(path, { headers, ...init });
    const { code, message, data } = (await response.json()) as {
      code: number;
      message: string;
      data: { form_id: string; revision: number };
    };
    if (code !== 0) throw new Error(`${path}: ${message}`);
    return data;
  };
  const { form_id } = await call("/ins-kyc/v1/ins-info");
  for (const { slot, uid, name, bytes } of files) {
    const body = new FormData();
    for (const [key, value] of Object.entries({ form_id, slot, uid })) body.append(key, value);
    const plain = Uint8Array.from(bytes, (sign) => sign.charCodeAt(0));
    body.append("file", new Blob([plain], { type: "application/pdf" }), name);
    await call("/ins-kyc/v1/action/upload-file", { method: "POST", body });
  }
  const { revision } = await call(`/ins-kyc/v1/kyc-form/${form_id}`);
  await call("/ins-kyc/v1/action/save-kyc", {
    method: "POST",
    headers: { ...headers, "content-type": "application/json" },
    body: JSON.stringify({ form_id, revision, changes: answers }),
  });
}
