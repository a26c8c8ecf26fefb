import { openJournal } from "./journal.ts";

const journalName = "link";
let reading: Promise<void> | undefined;
let known = "";

/** Remembers by which link a collaborator came in; only the same account's session can read it again. */
export async function rememberLink(ticket: string): Promise<void> {
  known = ticket;
  const journal = await openJournal(journalName);
  await journal?.write({ ticket });
}

/** Reads the link while the session still gives the key: once it has ended, nobody could. Asked again, it tries again. */
export function recallLink(): void {
  const over = () => (reading = undefined);
  if (known === "") reading ??= readLink().then(over, over);
}

async function readLink(): Promise<void> {
  const kept = await openJournal(journalName).then((journal) => journal?.read());
  known ||= (kept as { ticket: string } | undefined)?.ticket ?? "";
}

/** The link by which the collaborator of this browser came in; empty where it is not known. */
export const knownLink = (): string => known;
