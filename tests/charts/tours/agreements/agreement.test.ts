import type { SignResult } from "@gatehouse/machines/agreements/signing";
import type { Page } from "playwright";
import { beforeAll, inject } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { signOtcAggrement } from "#contract/calls/agreements/agreements.ts";
import { deskLapse } from "#contract/calls/desk-work.ts";
import { within } from "#models/kit/specification.ts";
import {
  agreementTable,
  scrollToEnd,
  scrollToPart,
} from "#tests/charts/screens/agreements/agreement.ts";
import { contactName } from "#tests/journeys/support/applicant.ts";
import { visit } from "#tests/journeys/support/browser.ts";
import { approvedBy, type DeskUser, signedInAtDesk } from "#tests/journeys/support/desk.ts";
import { codeFor } from "#tests/journeys/support/mailbox.ts";
import { given, type Member } from "#tests/journeys/support/member.ts";
import { onTour, PageUi } from "../kit/page-ui.ts";
import { spokenIn } from "../kit/spoken.ts";
import { testTour } from "../kit/walk.ts";
import { Wire } from "../kit/wire.ts";

const baseUrl = inject("baseUrl");
const line = "otcHongKong";
const locale = "zh-TW";
const say = await spokenIn(locale);

let ana: DeskUser;
beforeAll(async () => {
  ana = await signedInAtDesk("Ana", "approver");
});

class Scene extends PageUi {
  readonly member: Member;

  constructor(page: Page, wire: Wire, member: Member) {
    super(page, wire, undefined, say);
    this.member = member;
  }
}

/** The agreement of a line that was just approved, in a window that shows no more than its first part at the beginning. */
async function open(): Promise<Scene> {
  const { member } = await approvedBy(ana, line, "individual", async () => undefined);
  const context = await visit({ baseUrl, locale, width: 1280, height: 400, member });
  const wire = await Wire.of(context, [signOtcAggrement]);
  const page = await context.newPage();
  await page.goto(`/kyc/otcAgreement?line=${line}`);
  return new Scene(page, wire, member);
}

/** One code per address and minute: a walk that has proved its code goes on to the end. */
const model = within(agreementTable.model, ({ type }, at) => {
  const isProved = at.matches("sending") || at.matches({ proving: "again" });
  return !isProved || type === "xstate.done.actor.sign";
});

/** The page is back in its first language after each change. */
const facts = ({ context }: AnyMachineSnapshot) => ({
  furthest: context.furthest as number,
  proof: context.proof as string,
});

async function choose(page: Page, from: string, to: string) {
  await page.getByRole("button", { name: from }).click();
  await page.getByRole("menuitemradio", { name: to }).click();
}

/** What the server says of a signature. */
const answers: Record<SignResult["kind"], (scene: Scene) => Promise<unknown>> = {
  signed: ({ wire }) => wire.pass(signOtcAggrement),
  // The proof is of another browser.
  proofSpent: async ({ wire, page }) => {
    await page.context().clearCookies({ name: /pre$/ });
    await wire.pass(signOtcAggrement);
  },
  // A newer version comes with a newer server only.
  textChanged: ({ wire }) => wire.refuse(signOtcAggrement, "agreementChanged"),
  lineMoved: async ({ wire, member }) => {
    const body = { line, cause: "adverseHit" } as const;
    given(await ana.api(deskLapse, { params: { id: member.formId }, body }));
    await wire.pass(signOtcAggrement);
  },
};

/** Reading and signing an agreement, before the real server. */
testTour(
  onTour<Scene>(
    { ...agreementTable, model: { ...model, facts } },
    {
      open,
      events: {
        "part.show": ({ page }, { part }) => page.evaluate(scrollToPart, Number(part)),
        "text.finish": ({ page }) => page.evaluate(scrollToEnd),
        // To another language and back: each time the text is read again.
        "text.show": async ({ page }) => {
          await page.evaluate(() => scrollTo(0, 0));
          await choose(page, "語言：繁體中文", "English");
          await choose(page, "Language: English", "繁體中文");
        },
        "xstate.done.actor.signatureForm": async (scene) => {
          await scene.type("Your full name", contactName);
          await scene.page.getByRole("checkbox").check();
          await scene.press("Sign agreement");
        },
        "xstate.done.actor.emailProof": async (scene) => {
          const code = await codeFor(baseUrl, scene.member.email, "code.sign");
          await scene.type("Verification code", code);
          await scene.press("Confirm code");
        },
        "xstate.done.actor.sign": (scene, { output }) =>
          answers[(output as SignResult).kind](scene),
      },
    },
  ),
);
