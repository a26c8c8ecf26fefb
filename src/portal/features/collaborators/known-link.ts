import { knownLink } from "@gatehouse/machines/collaborators/known-link";
import { fromPromise } from "xstate";
import { openJournal } from "#portal/actors/journal.ts";
import { actorIn, servicesOf, type System } from "#portal/system/system.ts";

const journalName = "link";

/** The link of this browser's collaborator. It is read while the session lasts: afterwards there is no key for it. */
export const wiredKnownLink = knownLink.provide({
  actors: {
    recallLink: fromPromise(async ({ system }) => {
      const journal = await openJournal(servicesOf(system).api, journalName);
      if (!journal) throw new Error("the key of the journal is not available");
      const kept = (await journal.read()) as { ticket: string } | undefined;
      return kept?.ticket ?? "";
    }),
  },
});

/** Keeps the link by which a collaborator came in; only a session of the same account can read it again. */
export async function rememberLink(system: System, ticket: string): Promise<void> {
  actorIn(system, "knownLink").send({ type: "link.remember", ticket });
  const journal = await openJournal(servicesOf(system).api, journalName);
  await journal?.write({ ticket });
}
