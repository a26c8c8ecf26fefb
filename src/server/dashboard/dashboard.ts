export { accountDetail, accountDocuments } from "./account-detail.ts";
export { lineVersion } from "./line-version.ts";
import type * as calls from "#contract/calls/dashboard.ts";
import { lineIds } from "#contract/business-lines.ts";
import { applyChanges } from "#contract/application/changes.ts";
import type { FlowId } from "#contract/forms/flows/flow-ids.ts";
import { flowFor, flowOn } from "#contract/forms/flows/flows.ts";
import type { FlowOn } from "#contract/forms/flows/pages.ts";
import { prefill } from "#contract/forms/flows/prefill.ts";
import { itemsLeft } from "#contract/forms/flows/progress.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Handler } from "../http/handler.ts";
import { todayOf } from "../mail/today.ts";
import { inAccount } from "../database/database.ts";
import { currentValue, loadDerived } from "./derived.ts";
import { basisOf, overviewsOf } from "./overviews.ts";
import { type OpenApplication, openApplications } from "../application/open-application.ts";
import { askedItems } from "../documents/requested-files.ts";
import { takenOver } from "../application/taken-over.ts";

export const lineOffers: Handler<typeof calls.lineOffers> = (context) => {
  const { accountId } = context.member();
  const today = todayOf(context.now);
  return inAccount(context.db, accountId, async (handle) => {
    const key = { accountId, name: "line offers" };
    const [overviews, items, stored] = await Promise.all([
      overviewsOf(handle, accountId),
      askedItems(handle, accountId),
      loadDerived<calls.OfferReply[]>(handle, key),
    ]);
    const bases = overviews.map((overview) => basisOf(overview, today));
    const basis = [...bases, `${items.length} asked`].join(" ");
    return currentValue(handle, key, basis, stored, async () => {
      const forms = await openApplications(handle, context);
      const given = forms.map((form) => takenOver(form, items));
      return offersOf(given, today);
    });
  });
};

function offersOf(forms: readonly OpenApplication[], today: string): calls.OfferReply[] {
  const covered = new Set(forms.flatMap(({ answers }) => linesOf(answers)));
  const filled = new Map<FlowId, Filled>();
  return lineIds.flatMap((line): calls.OfferReply[] => {
    const flow = covered.has(line) ? null : flowFor(line, forms[0]!.row.register_type);
    if (flow === null) return [];
    const { asking, known } = filled.get(flow) ?? fill(flow, forms, today);
    filled.set(flow, { asking, known });
    return [{ line, flow, ...itemsLeft(asking, line, known, { today }) }];
  });
}

interface Filled {
  asking: FlowOn;
  known: AllAnswers;
}

function fill(flow: FlowId, forms: readonly OpenApplication[], today: string): Filled {
  const draft = forms.find(({ row }) => row.flow === flow && row.state === "draft");
  const own = draft?.answers ?? {};
  const asking = draft?.flow ?? flowOn(flow, today);
  return { asking, known: applyChanges(own, prefill(asking, own, forms)) };
}
