import { openBiz } from "#contract/calls/onboarding.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { fillIn, submit, type Wanted } from "./applicant.ts";
import {
  answer,
  approve,
  decide,
  handToAna,
  onAccount,
  request,
  review,
  type Scene,
} from "./desk-acts.ts";

type Act = (scene: Scene) => Promise<unknown>;

export interface DemoCase extends Omit<Wanted, "email"> {
  outcome: string;
  /** What is done, and how many days ago. */
  acts: readonly (readonly [daysAgo: number, act: Act])[];
}

const institution = { kind: "institution", lines: ["exchange"], isExposed: false } as const;
const individual = { kind: "individual", lines: ["otcHongKong"], isExposed: false } as const;

const draft: Act = (scene) => fillIn(scene, scene.applicant, false);
const send: Act = async (scene) => {
  await fillIn(scene, scene.applicant);
  await submit(scene.applicant);
};
const propose: Act = (scene) => decide(scene, "rae", "propose", { outcome: "approve" });
const open: Act = async ({ applicant }) => {
  for (const line of applicant.lines) await applicant.browser.call(openBiz, { body: { line } });
};
const activate: Act = (scene) => onAccount(scene, "activate");
const withdraw: Act = async ({ applicant: { browser, lines } }) => {
  for (const line of lines) await browser.call(withdrawLine, { body: { line } });
};
const rejectRetry: Act = async (scene) => {
  await review(scene);
  await handToAna(scene);
  await decide(scene, "ana", "decide", { outcome: "rejectRetry", reason: "incomplete" });
};
const rejectFinal: Act = async (scene) => {
  await review(scene);
  await decide(scene, "rae", "propose", { outcome: "rejectFinal", reason: "outsideAppetite" });
  await decide(scene, "ana", "confirm");
};

/** One case per outcome. */
export const demoCases: readonly DemoCase[] = [
  { ...institution, outcome: "draft", name: "Almond Quay Limited", acts: [[1, draft]] },
  {
    ...institution,
    outcome: "new, two lines, high risk",
    name: "Harbour Light Trading Limited",
    lines: ["exchange", "custodyHongKong"],
    isExposed: true,
    acts: [[1, send]],
  },
  { ...individual, outcome: "new, OTC individual", name: "Tai Man Chan", acts: [[2, send]] },
  {
    ...institution,
    outcome: "in review with verdicts",
    name: "Birch Lane Limited",
    acts: [
      [3, send],
      [2, (scene) => review(scene, 1)],
    ],
  },
  {
    ...institution,
    outcome: "waiting for documents",
    name: "Cedar Point Limited",
    acts: [
      [4, send],
      [2, (scene) => request(scene, 14)],
    ],
  },
  {
    ...individual,
    outcome: "overdue",
    name: "Ka Yan Lee",
    acts: [
      [30, send],
      [28, (scene) => request(scene, 14)],
    ],
  },
  {
    ...institution,
    outcome: "resubmitted with a difference",
    name: "Dune Crest Limited",
    acts: [
      [9, send],
      [7, (scene) => request(scene, 14)],
      [1, answer],
    ],
  },
  {
    ...institution,
    outcome: "awaiting second approval",
    name: "Elm Grove Limited",
    acts: [
      [5, send],
      [3, review],
      [3, propose],
    ],
  },
  {
    ...institution,
    outcome: "high risk, awaiting the senior manager",
    name: "Fern Valley Limited",
    isExposed: true,
    acts: [
      [6, send],
      [4, review],
      [4, propose],
    ],
  },
  {
    ...individual,
    outcome: "approved",
    name: "Wing Sum Ng",
    acts: [
      [12, send],
      [8, approve],
    ],
  },
  {
    ...institution,
    outcome: "account under review",
    name: "Grove Harbour Limited",
    acts: [
      [20, send],
      [15, approve],
      [13, open],
    ],
  },
  {
    ...institution,
    outcome: "account normal",
    name: "Hazel Bay Limited",
    acts: [
      [40, send],
      [35, approve],
      [34, open],
      [33, activate],
    ],
  },
  {
    ...institution,
    outcome: "lapsed and frozen",
    name: "Iris Peak Limited",
    isExposed: true,
    acts: [
      [420, send],
      [415, approve],
      [414, open],
      [413, activate],
    ],
  },
  {
    ...individual,
    outcome: "rejected, may try again",
    name: "Mei Ling Ho",
    acts: [
      [14, send],
      [10, rejectRetry],
    ],
  },
  {
    ...individual,
    outcome: "rejected for good",
    name: "Chi Wai Yip",
    acts: [
      [16, send],
      [11, rejectFinal],
    ],
  },
  {
    ...individual,
    outcome: "withdrawn",
    name: "Siu Fung Lam",
    acts: [
      [6, send],
      [5, withdraw],
    ],
  },
];
