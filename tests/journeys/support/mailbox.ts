import { vi } from "vitest";
import { developmentPage } from "#tests/support/development.ts";

interface Mail {
  to: string;
  kind: string;
  locale: string;
  subject: string;
  text: string;
}

/** The mails to an address in the development mailbox, the newest first. */
export async function mailsTo(baseUrl: string, address: string): Promise<Mail[]> {
  const response = await fetch(developmentPage(baseUrl, "mail.json"));
  return ((await response.json()) as Mail[]).filter((mail) => mail.to === address);
}

/** Waits for a mail to an address; `kind` as the server names it. */
export function mailTo(baseUrl: string, address: string, kind?: string): Promise<Mail> {
  return vi.waitFor(
    async () => {
      const found = (await mailsTo(baseUrl, address)).find((mail) => !kind || mail.kind === kind);
      if (!found) throw new Error(`no mail to ${address}`);
      return found;
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** The link of the newest invitation to an address, as a path of the portal. */
export async function invitationFor(baseUrl: string, address: string): Promise<string> {
  const { text } = await mailTo(baseUrl, address, "invitation");
  const { pathname, hash } = new URL(/http\S+email-auth-login#\S+/.exec(text)![0]);
  return `${pathname}${hash}`;
}

/** The link by which the newest change of address is undone, from the mail to the address before, as a path of the portal. */
export async function undoLinkFor(baseUrl: string, address: string): Promise<string> {
  const { text } = await mailTo(baseUrl, address, "emailLeft");
  const { pathname, hash } = new URL(/http\S+email-undo#\S+/.exec(text)![0]);
  return `${pathname}${hash}`;
}

/** The code in the newest mail to an address, or in that of a kind: six digits printed as 3 + 3. */
export async function codeFor(baseUrl: string, address: string, kind?: string): Promise<string> {
  const { text } = await mailTo(baseUrl, address, kind);
  const found = /\b(\d{3}) (\d{3})\b/.exec(text);
  if (!found) throw new Error("there is no code in the mail");
  return `${found[1]}${found[2]}`;
}

/** The code that comes after this one. */
export const codeAfter = (
  before: string,
  ...asked: Parameters<typeof codeFor>
): ReturnType<typeof codeFor> =>
  vi.waitFor(
    async () => {
      const code = await codeFor(...asked);
      if (code === before) throw new Error("there is no other code yet");
      return code;
    },
    { timeout: 10_000, interval: 50 },
  );
