import type { AnyMachineSnapshot } from "xstate";
import type { AnyEvent, ChartModel, ChartRun } from "../../machines/kit/model.ts";
import { ticketEntryOnScreen } from "../../screens/paths/ticket-entry.model.ts";

/** What the server says of a ticket is so from the beginning: somebody comes by one for each. */
export type Coming = "invited" | "unbound" | "displacing" | "bound" | "recognised" | "another";

const [invite, platform] = ticketEntryOnScreen.runs.map(({ cases }) => cases as AnyEvent[]);
const bare = [
  "code.ask",
  "ticket.read",
  "ticket.end",
  "account.bind",
  "account.create",
  "account.choose",
  "account.enter",
  "account.switch",
  "address.change",
].map((type) => ({ type }));
const lost = [
  { type: "xstate.error.actor.readTicket", error: "no answer" },
  { type: "xstate.error.actor.enter", error: "no answer" },
];

const kindOf = ({ output }: AnyEvent) => (output as { kind?: string } | undefined)?.kind;
const isRead = ({ type }: AnyEvent) => type === "xstate.done.actor.readTicket";
const namesNobody = new Set(["expired", "refused"]);

/** Every way of the chart for one who comes so; `until` is where it goes on as for another. */
function run(coming: Coming, rows: AnyEvent[], ...until: string[]): ChartRun {
  const all = [...rows, ...bare, ...lost].filter(
    (event) => !isRead(event) || kindOf(event) === coming || namesNobody.has(kindOf(event) ?? ""),
  );
  const isKnown = (at: AnyMachineSnapshot) => until.some((state) => at.matches(state));
  return { input: coming, cases: (at) => (isKnown(at) ? [] : all) };
}

/** What is the same for whoever else comes is seen once: the ticket names somebody, and that person comes in. */
function inShort(coming: Coming, ...until: string[]): ChartRun {
  const named = run(coming, platform!, ...until);
  const cases = named.cases as (at: AnyMachineSnapshot) => readonly AnyEvent[];
  const comesIn = new Set([coming, "signedIn", undefined]);
  return {
    ...named,
    cases: (at) =>
      cases(at).filter((event) => comesIn.has(kindOf(event)) && !event.type.includes(".error.")),
  };
}

const entering = run("recognised", platform!);

/** Coming by an invitation and from a platform, before the real server. */
export const ticketEntryOnTour: ChartModel = {
  ...ticketEntryOnScreen,
  runs: [
    run("invited", invite!),
    run("unbound", platform!),
    {
      ...entering,
      cases: (at) =>
        (entering.cases as (of: AnyMachineSnapshot) => readonly AnyEvent[])(at).filter(
          (event) => !isRead(event) || kindOf(event) === "recognised",
        ),
    },
    inShort("displacing", "choosing"),
    inShort("bound"),
    inShort("another"),
  ],
};
