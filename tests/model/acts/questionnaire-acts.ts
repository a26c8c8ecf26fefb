import { saveKyc } from "#contract/calls/onboarding.ts";
import * as calls from "#contract/calls/questionnaires/questionnaires.ts";
import { fillFlow, load, save, submissionOf } from "#tests/support/server/applicant.ts";
import { dataOf, refusal } from "#tests/support/server/outcome.ts";
import { type Must, ok } from "../walk/answers.ts";
import { type Act, people, type Walker } from "../walk/walker.ts";
import { todayOf } from "#server/clock.ts";

const ann = people.holder;
const ben = people.helper;

const todayFor = ({ portal }: Walker) => todayOf(portal.services.clock());

/** The session of the collaborator ends when days have passed. */
const notBens: Must = ["holderOnly", "sessionExpired"];

const beginQuestionnaire: Act = async (walker) => {
  const { member, helper, pick, questionnaire } = walker;
  const [who, api, must] = pick([
    [ann, member.api, ok],
    [ben, helper.api, ["ok", "sessionExpired"] as Must],
  ] as const);
  const outcome = await api(calls.beginQuestionnaire);
  if (outcome.ok) questionnaire.begin(outcome.data.form_id);
  const says = `${who} begins the AML questionnaire`;
  return { says, refused: refusal(outcome), moves: [], must };
};

const postponeQuestionnaire: Act = async (walker) => {
  const { member, helper, pick, questionnaire } = walker;
  if (pick([0, 1, 2, 3]) === 0) {
    const refused = refusal(await helper.api(calls.postponeQuestionnaire));
    const says = `${ben} tries to postpone the AML questionnaire`;
    return { says, refused, moves: [], must: notBens };
  }
  const refused = refusal(await member.api(calls.postponeQuestionnaire));
  const isAccepted = questionnaire.postpone("holder", todayFor(walker));
  const says = `${ann} postpones the AML questionnaire`;
  return { says, refused, moves: [], must: isAccepted ? ok : ["notPossible"] };
};

const whole = { given: { wolfsberg: { way: "questions" } }, says: "no" } as const;

/** Fills it in, where it is not sent yet, and sends it; or the collaborator tries to send it. */
const sendQuestionnaire: Act = async (walker, { act }) => {
  const { member, helper, pick, questionnaire } = walker;
  const today = todayFor(walker);
  const { form_id } = dataOf(await member.api(calls.beginQuestionnaire));
  questionnaire.begin(form_id);
  const own = { ...member, formId: form_id };
  const says = `${ann} fills the AML questionnaire in and sends it`;
  if (questionnaire.state === "sent") {
    const { revision } = await load(own);
    const refused = refusal(await save(own, revision, { conduct: { sanctionedTrade: "no" } }));
    return { says, refused, moves: [], must: ["alreadySubmitted"] };
  }
  await fillFlow(own, whole, today);
  const body = await submissionOf(own);
  if (act !== "send" && pick([true, false, false])) {
    const refused = refusal(await helper.api(saveKyc, { body }));
    return {
      says: `${ben} fills the AML questionnaire in and tries to send it`,
      refused,
      moves: [],
      must: notBens,
    };
  }
  const refused = refusal(await member.api(saveKyc, { body }));
  const isAccepted = questionnaire.send("holder", today);
  return { says, refused, moves: [], must: isAccepted ? ok : ["alreadySubmitted"] };
};

/** Where the dashboard shows something else than the chart. */
export async function questionnaireDiffers(walker: Walker): Promise<string[]> {
  const { member, questionnaire } = walker;
  const status = dataOf(await member.api(calls.questionStatus));
  return Object.entries({
    ...questionnaire.shown(todayFor(walker)),
    form_id: questionnaire.form,
  }).flatMap(([name, value]) => {
    const seen = status[name as keyof typeof status];
    return seen === value
      ? []
      : [`the questionnaire: ${name}: expected ${value}, the server says ${seen}`];
  });
}

export const questionnaireActs: Record<string, Act> = {
  beginQuestionnaire,
  postponeQuestionnaire,
  sendQuestionnaire,
};
