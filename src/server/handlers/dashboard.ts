import type * as calls from "#contract/calls/dashboard.ts";
import { lineIds } from "#contract/business-lines.ts";
import { applied } from "#contract/changes.ts";
import type { FlowId } from "#contract/forms/flow-ids.ts";
import { flowFor, flowOn } from "#contract/forms/flows.ts";
import type { FlowOn } from "#contract/forms/pages.ts";
import { prefill } from "#contract/forms/prefill.ts";
import { itemsLeft } from "#contract/forms/progress.ts";
import { linesOf } from "#contract/lines-of.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Handler } from "../http/handler.ts";
import { todayOf } from "../mails/when.ts";
import { inAccount } from "../store/database.ts";
import { accountOf } from "../store/queries/account.ts";
import { type OpenApplication, openApplications } from "./open-application.ts";

/** The lines that the account may still apply for, each with what it would ask beyond all that is given. */
export const lineOffers: Handler<typeof calls.lineOffers> = async (context) => {
  const { accountId } = context.member();
  const [{ registerType }, forms] = await inAccount(context.db, accountId, (handle) =>
    Promise.all([accountOf(handle, accountId), openApplications(handle, context)]),
  );
  const today = todayOf(context.now);
  const covered = new Set(forms.flatMap(({ answers }) => linesOf(answers)));
  const filled = new Map<FlowId, Filled>();
  return lineIds.flatMap((line): calls.OfferReply[] => {
    const flow = covered.has(line) ? null : flowFor(line, registerType);
    if (flow === null) return [];
    const { asking, known } = filled.get(flow) ?? fill(flow, forms, today);
    filled.set(flow, { asking, known });
    return [{ line, flow, ...itemsLeft(asking, line, known, { today }) }];
  });
};

interface Filled {
  asking: FlowOn;
  known: AllAnswers;
}

/** The draft of a flow, or a new one, with what the account has answered in its other applications. */
function fill(flow: FlowId, forms: readonly OpenApplication[], today: string): Filled {
  const draft = forms.find(({ row }) => row.flow === flow && row.state === "draft");
  const own = draft?.answers ?? {};
  const asking = draft?.flow ?? flowOn(flow, today);
  return { asking, known: applied(own, prefill(asking, own, forms)) };
}
