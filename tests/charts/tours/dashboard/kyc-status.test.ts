import type { AnyMachineSnapshot } from "xstate";
import * as asked from "#contract/calls/requests.ts";
import { limits } from "#contract/limits.ts";
import { stateName } from "#models/kit/model.ts";
import { kycStatusModel } from "#models/review/kyc-status.ts";
import { kycWords } from "#tests/charts/screens/dashboard/line-words.ts";
import { passDays } from "#tests/journeys/support/clock.ts";
import { given } from "#tests/journeys/support/member.ts";
import { testTour } from "../kit/walk.ts";
import { LineScene } from "./line.scene.ts";

const required = "additionalDocumentsRequired";

/** What is done in each state; each transition is taken from one of the states that have it. */
const rows: Record<string, readonly string[]> = {
  notSubmitted: ["kyc.submit", "kyc.withdraw"],
  inProgress: ["kyc.approve", "kyc.requestDocuments", "kyc.reject", "kyc.withdraw"],
  [`${required}.requested`]: [
    "kyc.cancelRequest",
    "kyc.withdraw",
    "kyc.dueDatePassed",
    "kyc.answeredInWords",
  ],
  [`${required}.rejectable.overdue`]: ["kyc.answeredInWords", "kyc.reject"],
  [`${required}.rejectable.answeredInWords`]: ["kyc.filesSubmitted"],
  approved: ["kyc.lapse"],
  "rejected.retry": ["kyc.reopen"],
};

/** As the walks do it: one approver decides alone, or another confirms what the first proposes. */
const moves = kycStatusModel.specification.moves.flatMap(([event]) =>
  typeof event === "function" || event["proposerId"] === "ada" ? [] : [event],
);

function cases(at: AnyMachineSnapshot) {
  const types = rows[stateName(at)] ?? [];
  const events = moves.filter((event) => types.includes(event.type) && at.can(event));
  const kinds = events.map(({ type, kind }) => `${type} ${String(kind)}`);
  return events.filter((_, index) => kinds.indexOf(kinds[index]!) === index);
}

async function request({ member }: LineScene) {
  return given(await member.api(asked.documentRequest, { params: { id: member.formId } }));
}

async function sendAnswers({ member }: LineScene) {
  given(await member.api(asked.additionalFiles, { body: { form_id: member.formId } }));
}

/** The holder, the desk and the clock move a line, and the dashboard of the holder shows it. */
testTour<LineScene>({
  model: {
    ...kycStatusModel,
    runs: [{ input: { needsTwo: false, attemptCap: limits.kycAttempts }, cases }],
    facts: ({ context }) => ({ attempts: context.attempts }),
  },
  steps: 60,
  open: () => LineScene.of("otcHongKong", "individual"),
  events: {
    "kyc.submit": (_, scene) => scene.submit(),
    "kyc.withdraw": async (_, scene, before) => {
      if (before.matches("notSubmitted")) return scene.withdrawDraft();
      await scene.press(scene.ofLine("Withdraw"));
      await scene.press("Withdraw");
      return scene.seesNo("dialog");
    },
    "kyc.reopen": async (_, scene) => {
      await scene.press(scene.ofLine("Apply again"));
      await scene.page.waitForURL("**/kyc/otcVerify**");
    },
    "kyc.approve": (_, scene) => scene.approve(),
    "kyc.requestDocuments": (_, scene) => scene.request(),
    "kyc.cancelRequest": (_, scene) => scene.cancelRequest(),
    "kyc.lapse": (_, scene) => scene.lapse(),
    "kyc.dueDatePassed": () => passDays(2),
    "kyc.reject": async ({ kind }, scene) => {
      const reason = "notVerified";
      if (kind === "RETRY")
        return scene.decide("ana", { act: "decide", outcome: "rejectRetry", reason });
      await scene.decide("ana", { act: "propose", outcome: "rejectFinal", reason });
      return scene.decide("abe", { act: "confirm" });
    },
    "kyc.answeredInWords": async (_, scene) => {
      const { form_id, items } = await request(scene);
      const words = "It was lost.";
      for (const { id: item } of items)
        given(await scene.member.api(asked.saveRequestWords, { body: { form_id, item, words } }));
      await sendAnswers(scene);
    },
    "kyc.filesSubmitted": async (_, scene) => {
      for (const { slot } of (await request(scene)).items) await scene.member.upload(slot);
      await sendAnswers(scene);
    },
  },
  states: Object.fromEntries(
    Object.entries(kycWords).map(([state, words]) => [
      state,
      async (_, scene) => {
        await scene.reload();
        await scene.says(...words);
      },
    ]),
  ),
});
