import type { DecisionEvent } from "@gatehouse/machines/review/decision-event";
import type { BodyOf } from "#contract/calls/call.ts";
import type { deskDecision } from "#contract/calls/desk-work.ts";
import { caseWorkers, type DeskRole } from "#contract/desk/roles.ts";
import type { Tx } from "../database/database.ts";
import type { DeskContext } from "../desk/desk-context.ts";
import { peopleOfDesk } from "../desk/desk-person-queries.ts";
import { Refused } from "../refused.ts";
import { actEvents, blockersIn, isDecidable, roleFor } from "./cases/case-lines.ts";
import type { Case } from "./cases/case-queries.ts";
import { type Material, materialOf } from "./cases/case-material.ts";
import { moveDecision, moveKyc } from "./line-moves.ts";
import { leaveRequest } from "./requests/leave-request.ts";
import { type Status, statusOf } from "./standing.ts";
import { saveValidity } from "./validity.ts";
import { lineIn, movingOf, saveNote } from "./acting.ts";

type Body = BodyOf<typeof deskDecision>;

/**
 * Moves the decision of a line, and the status once it is decided. Who has the case proposes or decides; another
 * person confirms. Rejects with caseTaken, with caseChanged when the case is not
 * as it was shown, decisionBlocked, ownProposal, proposerDisabled or notPossible.
 */
export async function decide(
  handle: Tx,
  context: DeskContext,
  found: Case,
  body: Body,
): Promise<void> {
  const line = await lineIn(handle, found, body.line);
  const isNew = body.act === "propose" || body.act === "decide";
  if (isNew && found.assignee !== context.person().personId) throw new Refused("caseTaken");
  const material = await materialOf(handle, context, found);
  if (body.snapshot !== material.version) throw new Refused("caseChanged");
  const status = statusOf(material.statuses, body.line, "decision");
  const kyc = statusOf(material.statuses, body.line, "kycStatus");
  if (!isDecidable(kyc?.state)) throw new Refused("notPossible");
  const { personId, roles } = context.person();
  const outcome = outcomeOf(body, status?.context);
  if (outcome === "approve" && body.act !== "return" && body.act !== "withdraw") {
    const blocked = blockersIn(material, body.line);
    if (blocked.length > 0) throw new Refused("decisionBlocked", {}, { blockers: blocked });
  }
  const reason = body.act === "return" ? body.note : (body.reason ?? "");
  const facts = { personId, snapshot: material.snapshot, reason, ...(outcome ? { outcome } : {}) };
  const event = { type: actEvents[body.act].type, ...facts };
  const by = roleFor(status, event, roles);
  if (by === null) throw new Refused(refusalOf(body, status, personId));
  if (isAgreeing(body)) await rejectDisabled(handle, status);
  if (body.note !== "") await saveNote(handle, context, found, body.note);
  await moveDecision(handle, movingOf(context), line, { ...event, by } as DecisionEvent);
  if (body.act === "decide" || body.act === "confirm")
    await settle(handle, context, { found, body, material });
}

/** Of a new proposal, or of the one that waits. */
const outcomeOf = ({ act, outcome }: Body, context: Record<string, unknown> | undefined) =>
  (act === "propose" || act === "decide" ? outcome : context?.["outcome"]) as Body["outcome"];

function refusalOf(
  { act, outcome, reason, note }: Body,
  decision: Status | undefined,
  personId: string,
) {
  const isNew = act === "propose" || act === "decide";
  if (isNew && outcome !== "approve" && reason === null) return "reasonRequired" as const;
  if (act === "return" && note === "") return "reasonRequired" as const;
  const { proposerId, seniorManagerId } = decision?.context ?? {};
  const hasPart = proposerId === personId || (act === "confirm" && seniorManagerId === personId);
  return isAgreeing({ act }) && hasPart ? ("ownProposal" as const) : ("notPossible" as const);
}

const isAgreeing = ({ act }: Pick<Body, "act">) => act === "confirm" || act === "endorse";

/** Each person with a part in a proposal still has the role of it. */
async function rejectDisabled(handle: Tx, decision: Status | undefined): Promise<void> {
  const { proposerId, seniorManagerId } = decision?.context ?? {};
  const people = await peopleOfDesk(handle);
  const may = (id: unknown, roles: readonly DeskRole[]) =>
    typeof id !== "string" ||
    people.some((person) => person.id === id && person.roles.some((role) => roles.includes(role)));
  if (!may(proposerId, caseWorkers) || !may(seniorManagerId, ["seniorManager"]))
    throw new Refused("proposerDisabled");
}

interface Settled {
  found: Case;
  body: Body;
  material: Material;
}

/** The status follows the decision. */
async function settle(handle: Tx, context: DeskContext, { found, body, material }: Settled) {
  const line = await lineIn(handle, found, body.line);
  const decision = statusOf(material.statuses, body.line, "decision")!.context as {
    outcome: Body["outcome"];
    proposerId: string | null;
    reason: string;
  };
  const isAlone = body.act === "decide";
  const outcome = isAlone ? body.outcome : decision.outcome;
  const people = {
    by: "approver",
    deciderId: context.person().personId,
    proposerId: isAlone ? null : decision.proposerId,
  } as const;
  if (outcome === "approve") {
    await moveKyc(handle, movingOf(context), line, { type: "kyc.approve", ...people });
    await saveValidity(handle, material, body.line, context.now);
    return;
  }
  const kind = outcome === "rejectFinal" ? "FINAL" : "RETRY";
  const reason = isAlone ? (body.reason ?? "") : decision.reason;
  await moveKyc(handle, movingOf(context), line, { type: "kyc.reject", kind, reason, ...people });
  await leaveRequest(handle, line, "rejected", context.now);
}
