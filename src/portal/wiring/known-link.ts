import { knownLink } from "@gatehouse/machines/known-link";
import { fromPromise } from "xstate";
import { servicesOf } from "../app/system.ts";
import { openJournal } from "./journal.ts";

const journalName = "link";

/** Keeps the link in a journal that only a session of the same account can read again. */
export const wiredKnownLink = knownLink.provide({
  actors: {
    readLink: fromPromise(async ({ system }) => {
      const journal = await openJournal(servicesOf(system).api, journalName);
      const kept = (await journal?.read()) as { ticket: string } | undefined;
      return { ticket: kept?.ticket ?? "" };
    }),
    writeLink: fromPromise<void, { ticket: string }>(async ({ input, system }) => {
      const journal = await openJournal(servicesOf(system).api, journalName);
      await journal?.write(input);
    }),
  },
});
