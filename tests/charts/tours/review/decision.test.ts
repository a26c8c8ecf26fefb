import type { DecisionContext } from "@gatehouse/machines/review/decision-event";
import { deskDecision, deskLapse, deskVerdict } from "#contract/calls/desk-work.ts";
import { withdrawLine } from "#contract/calls/requests.ts";
import { stateName } from "#models/kit/model.ts";
import { within } from "#models/kit/specification.ts";
import { caseSeen, review } from "#tests/journeys/support/desk.ts";
import { given } from "#tests/journeys/support/member.ts";
import { decisionTable } from "#tests/charts/screens/review/decision.ts";
import type { DeskUi } from "#tests/charts/screens/review/desk-ui.ts";
import { onTour } from "../kit/page-ui.ts";
import { testTour } from "../kit/walk.ts";
import { apply, CaseScene, line } from "./case.scene.ts";

/** By the risk: what is done in each state; each transition is taken from one of the states that have it. */
const rows = {
  low: {
    undecided: ["decision.propose", "decision.decide", "decision.begin"],
    "proposed.awaitingApprover": ["decision.withdraw"],
    decided: ["decision.begin"],
  },
  high: {
    undecided: ["decision.propose"],
    "proposed.awaitingSeniorManager": ["decision.return", "decision.endorse"],
    "proposed.awaitingApprover": ["decision.change", "decision.confirm"],
  },
} satisfies Record<string, Record<string, readonly string[]>>;

/** A rejected line would not come back to the desk by itself. */
const model = within(decisionTable.model, ({ type, outcome = "approve" }, at) => {
  const { needsTwo } = at.context as DecisionContext;
  const row: Record<string, readonly string[]> = rows[needsTwo ? "high" : "low"];
  return outcome === "approve" && (row[stateName(at)] ?? []).includes(type);
});

class DecisionScene extends CaseScene {
  get #ada() {
    return this.desk["ada"]!;
  }

  protected override begin(): Promise<void> {
    return review(this.#ada, this.member.formId);
  }

  override happens: DeskUi["happens"] = async ({ type }, before) => {
    if (type === "decision.change") await this.#judgeAgain();
    else if (before.matches("decided")) await this.#lapse();
    else await this.#applyAgain();
    await this.open(this.reader);
  };

  /** The verdict on a document has another note now. */
  async #judgeAgain(): Promise<void> {
    const { params } = this;
    const [file] = (await caseSeen(this.#ada, params.id)).files;
    const { uid: target, sha256: value } = file!;
    const verdict = { verdict: "accepted", note: "Compared with the register" } as const;
    const body = { kind: "document", target, value, ...verdict } as const;
    given(await this.#ada.api(deskVerdict, { params, body }));
  }

  /** Adverse information ends the approval, and the risk is high from then on. */
  async #lapse(): Promise<void> {
    const { params } = this;
    const body = { line, cause: "adverseHit" } as const;
    given(await this.#ada.api(deskLapse, { params, body }));
  }

  /** The applicant takes the application back, and applies as a PEP. */
  async #applyAgain(): Promise<void> {
    const { member } = this;
    given(await member.api(withdrawLine, { body: { line } }));
    await apply(member, { pep: { pepKind: "self", pepOffice: "hongKong" } });
    await review(this.#ada, member.formId);
  }
}

const { seats } = decisionTable;

/** The decision on a line, before the real server. */
testTour(
  onTour<DecisionScene>(
    { ...decisionTable, model },
    { open: () => DecisionScene.of({ seats, locale: "zh-TW", calls: [deskDecision] }) },
  ),
);
