import { loginByTicket } from "#contract/calls/platforms.ts";
import type { AnyEvent, ChartModel } from "#models/kit/model.ts";
import { done, within } from "#models/kit/specification.ts";
import { accountClaimModel } from "#models/platforms/account-claim.ts";
import { invitationEntryModel } from "#models/collaborators/invitation-entry.ts";
import { platformEntryModel } from "#models/platforms/platform-entry.ts";
import type { ChartTable, Gesture, Sight } from "#tests/support/screens/ui.ts";

export const sender = { invite: "Ada Wong", platform: "Demo Exchange" };

export const kindOf = ({ output }: AnyEvent) => (output as { kind?: string } | undefined)?.kind;
export const asksForPassword = ({ output }: AnyEvent) =>
  "proof" in ((output as { result?: object } | undefined)?.result ?? {});

/** Another ticket is opened, or another person comes, once in each chart: where the page first stands. */
const first = ["invited", "choosing"];

/** The page opened by a link. */
const onPage = (model: ChartModel) =>
  within(
    model,
    (event, at) =>
      kindOf(event) !== "missing" &&
      (!event.type.endsWith(".change") || first.some((state) => at.matches(state))),
  );

const presses =
  (name: string): Gesture =>
  (ui) =>
    ui.press(name);
const reads =
  (title: string): Sight =>
  (ui) =>
    ui.comesTo(title);
const oneMoment = reads("One moment");

/** The login page, which says why. */
const expired: Sight = async (ui) => {
  await ui.comesTo("Log in");
  await ui.sees("alert", /^Page expired\. This link has expired\./);
};

/** The page opened by its address alone, which waits for nothing first. */
const withoutTicket = (model: ChartModel, title: string): ChartTable => ({
  model: within(model, (event) => kindOf(event) === "missing"),
  passing: { reading: done("readTicket", { kind: "missing" }) },
  events: { "xstate.done.actor.readTicket": async () => undefined },
  states: { reading: reads(title), missing: reads(title) },
});

export const uninvitedTable = withoutTicket(
  invitationEntryModel,
  "Open the link in your invitation",
);
export const strayTable = withoutTicket(platformEntryModel, "Start from your platform");

export const invitationTable: ChartTable = {
  model: onPage(invitationEntryModel),
  events: { "code.send": presses("Send code") },
  states: {
    reading: oneMoment,
    invited: (ui) => ui.comesTo(`${ui.here(sender.invite)} has invited you`),
    proving: reads("Enter the code from the email"),
    expired,
  },
};

export const platformTable: ChartTable = {
  model: onPage(platformEntryModel),
  events: {
    "account.bind": presses("Connect my existing account"),
    "account.create": presses("Create a new account"),
    "account.choose": presses("Choose again"),
    "account.enter": presses("Continue"),
    "account.switch": presses("Switch account"),
  },
  states: {
    reading: oneMoment,
    entering: async (ui, at) => {
      await ui.sent(loginByTicket);
      await oneMoment(ui, at);
    },
    recognised: reads(`Log in with your ${sender.platform} account?`),
    confirmAccountSwitch: reads("Switch to another account?"),
    choosing: reads(`Continue from ${sender.platform}`),
    binding: reads("Your account on this portal"),
    creating: reads("Applicant type"),
    bound: reads("Account connected"),
    created: reads("Your account is ready"),
    expired,
  },
};

/** How a platform's person gets an account here. */
export type Way = "bind" | "create";
const isBind = (way: Way) => way === "bind";

/** A new account has no password. */
export const claimTable = (way: Way): ChartTable => ({
  model: within(accountClaimModel, (event) => isBind(way) || !asksForPassword(event)),
  events: { "address.change": presses("Use another address") },
  states: {
    describing: reads(isBind(way) ? "Your account on this portal" : "Applicant type"),
    "proving.readingMail": reads("Enter the code from the email"),
    claimed: reads(isBind(way) ? "Account connected" : "Your account is ready"),
    expired,
  },
});
