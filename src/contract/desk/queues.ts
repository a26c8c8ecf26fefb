import { msg } from "@lingui/core/macro";
import type { MessageDescriptor } from "@lingui/core";

/** Where a case stands; each open case is in one queue. */
export const queues = {
  secondApproval: msg`Awaiting second approval`,
  resubmitted: msg`Resubmitted`,
  new: msg`New`,
  accountRequested: msg`Account requests`,
  periodicReview: msg`Periodic review due`,
  overdue: msg`Overdue`,
  waiting: msg`Waiting for applicant`,
  closed: msg`Decided`,
} satisfies Record<string, MessageDescriptor>;

export type Queue = keyof typeof queues;

export const queueIds = Object.keys(queues) as Queue[];

/** Lists across the queues. */
export const views = {
  mine: msg`My cases`,
  unassigned: msg`Unassigned`,
} satisfies Record<string, MessageDescriptor>;

export type View = Queue | keyof typeof views;

export const viewIds = [...Object.keys(views), ...queueIds] as View[];

export const viewNames: Readonly<Record<View, MessageDescriptor>> = { ...views, ...queues };

/** How long a case has been in its queue, in working days. */
export const ages = { over2: 2, over5: 5, over10: 10 } as const;

export const ageIds = Object.keys(ages) as (keyof typeof ages)[];
