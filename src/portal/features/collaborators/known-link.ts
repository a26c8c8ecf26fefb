import { knownLink } from "@gatehouse/machines/entry/known-link";
import { createActor, fromPromise } from "xstate";
import { openJournal } from "#portal/actors/journal.ts";

const journalName = "link";

/** The link of this browser's collaborator. It is read while the session lasts: afterwards there is no key for it. */
export const knownLinkActor = createActor(
  knownLink.provide({
    actors: {
      recallLink: fromPromise(async () => {
        const journal = await openJournal(journalName);
        const kept = (await journal?.read()) as { ticket: string } | undefined;
        return kept?.ticket ?? "";
      }),
    },
  }),
).start();

/** Keeps the link by which a collaborator came in; only a session of the same account can read it again. */
export async function rememberLink(ticket: string): Promise<void> {
  knownLinkActor.send({ type: "link.remember", ticket });
  const journal = await openJournal(journalName);
  await journal?.write({ ticket });
}
