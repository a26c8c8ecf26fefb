import type { ChangeResult } from "@gatehouse/machines/accounts/email-change";
import type { Browser, Page } from "playwright";
import { inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { bindEmail } from "#contract/calls/security.ts";
import { refusals } from "#contract/refusals/refusals.ts";
import type { AnyEvent, ChartModel, ChartRun } from "../../kit/model.ts";
import { emailChangeModel } from "../../models/accounts/email-change.ts";
import { password, someone } from "../../../journeys/support/applicant.ts";
import { visit } from "../../../journeys/support/browser.ts";
import { codeFor } from "../../../journeys/support/mailbox.ts";
import { Member } from "../../../journeys/support/member.ts";
import { atPlatform, linkFor, madeBy } from "../../../journeys/support/platform.ts";
import { press, sees, seesButton, type } from "../kit/sight.ts";
import { testTour, type TourTable } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

interface Scene {
  page: Page;
  wire: Wire;
  /** The address of the account as it is, and the one it is to have. */
  present: string;
  email: string;
}

const baseUrl = inject("baseUrl");
const button = "Confirm the change";
const title = "Change email address";
const wrong = refusals.wrongPassword.message.message ?? "";

function kindOf({ output }: AnyEvent) {
  const { kind, result } = (output ?? {}) as Partial<ChangeResult> & { result?: ChangeResult };
  return kind ?? result?.kind;
}

/** An address costs a code in a mailbox, so that each way back is gone once and a proof is spent once. */
const whereOnce: Record<string, (at: AnyMachineSnapshot) => boolean> = {
  "dialog.close": (at) => at.matches({ asked: "givingAddress" }),
  "address.change": (at) =>
    at.matches({ asked: { proving: "again" } }) || at.matches({ asked: "givingPassword" }),
  "xstate.done.actor.emailProof": (at) => at.matches({ asked: { proving: "firstTime" } }),
};

/** After the change the address would need another code at once, so that it is the end of a walk of its own. */
const isEnd = (event: AnyEvent) => kindOf(event) === "changed" || kindOf(event) === "proofSpent";
const isStep = ({ type: name }: AnyEvent) => name === "change.ask" || /(Form|Proof)$/.test(name);

function inShort(run: ChartRun, isLeftOut: (event: AnyEvent) => boolean): ChartRun {
  const rows = (run.cases as AnyEvent[]).filter((event) => !isLeftOut(event));
  return { cases: (at) => rows.filter(({ type: name }) => whereOnce[name]?.(at) ?? true) };
}

const [withPassword, without] = emailChangeModel.runs as [ChartRun, ChartRun];
/** Of an account that has a password; of one without only what is otherwise. */
const model: ChartModel = {
  ...emailChangeModel,
  facts: ({ context }) => ({ hasPassword: context.account.has_password }),
  runs: [
    inShort(withPassword, () => false),
    inShort(without, (event) => event.type === "dialog.close" || isEnd(event)),
    inShort(without, (event) => !isStep(event) && kindOf(event) !== "changed"),
  ],
};

async function open(browser: Browser, member: Member): Promise<Scene> {
  const context = await visit(browser, { baseUrl, member });
  const wire = await Wire.of(context, [bindEmail]);
  const page = await context.newPage();
  await page.goto("/kyc/user");
  return { page, wire, present: member.email, email: "" };
}

async function giveAddress(_: AnyEvent, scene: Scene) {
  scene.email = someone();
  await type(scene.page, "New email address", scene.email);
  await press(scene.page, "Send code");
}

const giveCode = (address: (scene: Scene) => string) => async (_: AnyEvent, scene: Scene) => {
  const code = await codeFor(baseUrl, address(scene), "code.change");
  await type(scene.page, "Verification code", code);
  await press(scene.page, "Confirm code");
};

/** The password is mistyped first: the form says so and sends the next one. */
async function givePassword(event: AnyEvent, scene: Scene) {
  for (const given of ["Wrong-Kettle-58", password]) {
    await type(scene.page, "Current password", given);
    await scene.page.getByRole("dialog").getByRole("button", { name: button }).click();
    if (given === password) continue;
    await scene.wire.pass(bindEmail);
    await sees(scene.page, "alert", wrong);
  }
  await answer(event, scene);
}

async function answer(event: AnyEvent, scene: Scene) {
  const { wire, email } = scene;
  if (kindOf(event) === "proofSpent") {
    await wire.sent(bindEmail);
    await Member.at(baseUrl, "institution", email);
  }
  await wire.pass(bindEmail);
  if (kindOf(event) === "changed") scene.present = email;
}

const reads =
  (text: (scene: Scene) => string, button = "Confirm code") =>
  async (_: AnyMachineSnapshot, scene: Scene) => {
    await sees(scene.page, "dialog", text(scene));
    await seesButton(scene.page, button, true);
  };
const codeFrom = (address: (scene: Scene) => string) =>
  reads((scene) => `We sent a 6-digit code to ${address(scene)}.`);
/** Another address for an account, before the real server. */
function emailChangeTour(browser: () => Browser): TourTable<Scene> {
  return {
    model,
    steps: 60,
    open: async (_, { steps }) => {
      const { account } = steps[0]!.event as unknown as { account: { has_password: boolean } };
      return open(
        browser(),
        account.has_password ? await Member.at(baseUrl) : await madeBy(await linkFor(atPlatform())),
      );
    },
    events: {
      "change.ask": (_, { page }) => press(page, title),
      "address.change": (_, { page }) => press(page, "Use another address"),
      "dialog.close": (_, { page }) => press(page, "Close"),
      "xstate.done.actor.addressForm": giveAddress,
      "xstate.done.actor.emailProof": giveCode(({ email }) => email),
      "xstate.done.actor.presentProof": giveCode(({ present }) => present),
      "xstate.done.actor.passwordForm": givePassword,
      "xstate.done.actor.change": answer,
    },
    states: {
      resting: async (_, { page }) => {
        await page.getByRole("dialog").waitFor({ state: "detached" });
        await seesButton(page, title, true);
      },
      "asked.givingAddress": reads(
        ({ present }) => `You currently log in with ${present}.`,
        "Send code",
      ),
      "asked.proving.firstTime": codeFrom(({ email }) => email),
      "asked.proving.again": (_, { page }) =>
        sees(page, "alert", "The verification has expired. Please send a new code."),
      "asked.givingPassword": reads(
        ({ email }) => `Your account's email address will change to ${email}.`,
        button,
      ),
      "asked.readingPresentMail": codeFrom(({ present }) => present),
      "asked.changing": async (_, { wire }) => void (await wire.sent(bindEmail)),
    },
    beyond: {
      "emailChange.asked.readingPresentMail --address.change--> emailChange.asked.givingAddress":
        "One code per address and minute; the way back is gone from the password.",
      "emailChange.asked.changing --xstate.done.actor.change--> emailChange.asked.proving.again":
        "A proof is spent once, with the password.",
    },
  };
}

testTour(emailChangeTour);
