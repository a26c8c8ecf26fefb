import { questionnaire } from "@gatehouse/machines/questionnaires/questionnaire";
import { type Actor, createActor } from "xstate";
import { kycForm, saveKyc } from "#contract/calls/onboarding.ts";
import {
  beginQuestionnaire,
  postponeQuestionnaire,
  questionStatus,
} from "#contract/calls/questionnaires/questionnaires.ts";
import { flowOn } from "#contract/forms/flows/flows.ts";
import { questionnaireStates } from "#contract/questionnaires/status.ts";
import { generatedAnswers } from "#server/development/sample/generated-answers.ts";
import { questionnaireModel } from "#models/questionnaires/questionnaire.ts";
import { server } from "#tests/support/screens/border.ts";
import { pass, stopClock, until } from "#tests/support/screens/clock.ts";
import { comesTo } from "#tests/support/screens/hand.ts";
import {
  entity,
  formId,
  questionnaireStatus,
  signIn,
  storedForm,
  today,
} from "#tests/support/screens/member.ts";
import { ofServer } from "#tests/support/screens/faults/actors.ts";
import { servicesNow } from "#tests/support/screens/portal.ts";
import { onScreens, ui } from "#tests/support/screens/screen-ui.ts";
import { eachScreen, openScreen } from "#tests/support/screens/screen.tsx";
import { type Gesture, testPaths } from "#tests/support/screens/walk.ts";
import { questionnaireSights } from "./questionnaire.ts";

const now = Date.UTC(2026, 10, 20, 4);
const subject = { questionnaireSubject: { kind: "individual" } };
const answers = generatedAnswers(
  flowOn("questionnaire", today),
  { given: subject, says: "no" },
  today,
);

type Event = Parameters<Actor<typeof questionnaire>["send"]>[0];

/** The account's own questionnaire, as its server runs it. */
let life: Actor<typeof questionnaire>;
let isDueSoon = false;
let history: ReturnType<typeof openScreen>;

function status() {
  const at = life.getSnapshot();
  const { isRequired, dueOn, validUntil } = at.context;
  const isSent = at.matches("sent");
  return questionnaireStatus({
    status: questionnaireStates.find((name) => at.matches(name as never) || isIn(name))!,
    required: isRequired,
    due_on: dueOn,
    is_due_soon: isDueSoon,
    form_id: isSent ? formId : null,
    sent_at: isSent ? now : null,
    valid_until: validUntil,
  });
}

const isIn = (name: string) => life.getSnapshot().matches({ open: name } as never);

async function open(input: unknown) {
  life = ofServer(createActor(questionnaire, { input: input as never })).start();
  isDueSoon = false;
  stopClock(now);
  signIn();
  server.always(questionStatus, status);
  server.always(beginQuestionnaire, () => {
    life.send({ type: "questionnaire.begin" });
    return { form_id: formId };
  });
  server.always(kycForm, () => storedForm({ flow: "questionnaire" }, answers));
  history = openScreen("/kyc/user");
  await comesTo(entity);
}

/** A gesture has its event by name and fields alone; the model makes it from those of the chart. */
const happen = (event: Parameters<Gesture>[0]) => life.send(event as unknown as Event);

/** It happens elsewhere; the dashboard is loaded again. */
const elsewhere: Gesture = async (event) => {
  happen(event);
  isDueSoon = event["isDueSoon"] === true;
  servicesNow().reload();
};

async function goBack() {
  history.push("/kyc/user");
  await comesTo(entity);
}

/** The holder checks what is filled in, and sends it. */
const send: Gesture = async (event) => {
  history.push("/kyc/questionnaire?section=acknowledgement");
  await comesTo("Check your answers");
  await ui.press("Send answers");
  await until(
    () => server.newest(saveKyc),
    () => void pass(100),
  );
  happen(event);
  server.answer(saveKyc, {
    revision: 2,
    saved_at: now,
    merged: null,
    submission: {
      reference: "GH-7K3M-9QTX",
      submitted_at: now,
      reply_by: today,
      lines: [],
      receipt_to: null,
    },
  });
  await comesTo("Questionnaire sent");
  await goBack();
};

const laterIs = (isThere: boolean) =>
  isThere ? ui.seesButton("Later", true) : ui.seesNo("button", "Later");

eachScreen();

/** The dashboard of the holder; what its server runs moves as the calls of the page say. */
testPaths(
  onScreens(
    { model: questionnaireModel, events: {}, states: questionnaireSights },
    {
      open,
      events: {
        "questionnaire.ask": elsewhere,
        "kind.change": elsewhere,
        "day.begin": elsewhere,
        "questionnaire.postpone": async (event) => {
          await ui.press("Later");
          await ui.sent(postponeQuestionnaire);
          happen(event);
          await ui.answer(postponeQuestionnaire, {});
        },
        "questionnaire.begin": async () => {
          await ui.press("Fill in now", "link");
          await until(
            () => {
              if (!document.body.innerText.includes("Questionnaire GH-"))
                throw new Error("no form");
            },
            () => void pass(100),
          );
          await goBack();
        },
        // Sending begins it.
        "questionnaire.send": send,
      },
      states: {
        "open.asked": async (at) => {
          if (!isDueSoon) await questionnaireSights["open.asked"]!(ui, at);
          else await ui.seesText("Due soon");
          await laterIs(!isDueSoon);
        },
        "open.expired": async (at) => {
          await questionnaireSights["open.expired"]!(ui, at);
          await laterIs(true);
        },
      },
    },
  ),
);
