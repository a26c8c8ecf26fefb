export { accountDetail, accountDocuments } from "./account-detail.ts";
export { lineVersion } from "./line-version.ts";
import type { lineHistory as lineHistoryCall } from "#contract/calls/charts/line-history.ts";
import type * as calls from "#contract/calls/dashboard.ts";
import { lineIds } from "#contract/business-lines.ts";
import { effortFor } from "#contract/application/effort.ts";
import { applyChanges } from "#contract/application/changes.ts";
import type { ApplicationFlowId } from "#contract/forms/flows/flow-ids.ts";
import { flowFor, flowOn } from "#contract/forms/flows/flows.ts";
import type { FlowOn } from "#contract/forms/flows/pages.ts";
import { prefill } from "#contract/forms/flows/prefill.ts";
import { itemsLeft, type ItemsLeft } from "#contract/forms/flows/progress.ts";
import { linesOf } from "#contract/application/lines-of.ts";
import type { AllAnswers } from "#contract/questions/answers.ts";
import type { Handler } from "../http/handler.ts";
import { inAccount } from "../database/database.ts";
import { basisOf, overviewsOf } from "./overviews.ts";
import { type OpenApplication, openApplications } from "../application/open-application.ts";
import { askedItems } from "../documents/requested-files.ts";
import { takenOver } from "../application/taken-over.ts";
import { applicantHistoryOf } from "../statuses/line-history.ts";
import { isSharingEnabled } from "../sharing/sharing-queries.ts";
import { todayOf } from "../clock.ts";

export const lineHistory: Handler<typeof lineHistoryCall> = (context, { params }) => {
  const { accountId } = context.member();
  return inAccount(context.db, accountId, (handle) =>
    applicantHistoryOf(handle, { accountId, line: params.line }),
  );
};

export const lineOffers: Handler<typeof calls.lineOffers> = (context) => {
  const { accountId } = context.member();
  const today = todayOf(context.now);
  return inAccount(context.db, accountId, async (handle) => {
    const [overviews, items, isShared] = await Promise.all([
      overviewsOf(handle, accountId),
      askedItems(handle, accountId),
      isSharingEnabled(handle, accountId),
    ]);
    const bases = overviews.map((overview) => basisOf(overview, today));
    const asked = items.map(({ id }) => id).toSorted();
    const name = ["offers", accountId, ...bases, "asked", ...asked, isShared ? "shared" : "apart"];
    return context.derived.get(name.join(" "), async () => {
      const forms = await openApplications(handle, context);
      const given = forms.map((form) => takenOver(form, items));
      return offersOf(given, isShared, today);
    });
  });
};

function offersOf(
  forms: readonly OpenApplication[],
  isShared: boolean,
  today: string,
): calls.OfferReply[] {
  const covered = new Set(forms.flatMap(({ answers }) => linesOf(answers)));
  const filled = new Map<ApplicationFlowId, Filled>();
  return lineIds.flatMap((line): calls.OfferReply[] => {
    const flow = covered.has(line) ? null : flowFor(line, forms[0]!.row.register_type);
    if (flow === null) return [];
    const { asking, own, known } = filled.get(flow) ?? fill(flow, forms, today);
    filled.set(flow, { asking, own, known });
    const progressWith = (answers: AllAnswers) => itemsLeft(asking, line, answers, { today });
    const shared = isShared || known === own ? null : progressWith(known);
    const alone = progressWith(isShared ? known : own);
    const { entryBoarding } = known;
    const progress =
      shared && entryBoarding ? ofKind(alone, progressWith({ entryBoarding, ...own })) : alone;
    return [{ line, flow, ...progress, ...effortFor(asking, line, progress.left), shared }];
  });
}

/** What the kind of applicant leads to, before it chooses to use its answers again: its kind itself is not given yet. */
function ofKind({ given, left: all }: ItemsLeft, { left }: ItemsLeft): ItemsLeft {
  const kind = all.filter(({ section }) => section === "entryBoarding");
  const others = left.filter(({ section }) => section !== "entryBoarding");
  return { given, asked: given + kind.length + others.length, left: [...kind, ...others] };
}

interface Filled {
  asking: FlowOn;
  /** Of the draft. */
  own: AllAnswers;
  /** With those of other applications; the same object where they add nothing. */
  known: AllAnswers;
}

function fill(flow: ApplicationFlowId, forms: readonly OpenApplication[], today: string): Filled {
  const draft = forms.find(({ row }) => row.flow === flow && row.state === "draft");
  const own = draft?.answers ?? {};
  const asking = draft?.flow ?? flowOn(flow, today);
  const added = prefill(asking, own, forms);
  const isSame = Object.keys(added).length === 0;
  return { asking, own, known: isSame ? own : (applyChanges(own, added) as AllAnswers) };
}
