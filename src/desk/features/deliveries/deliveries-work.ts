import { caseWork } from "@gatehouse/machines/desk/case-work";
import { fromPromise } from "xstate";
import type { ReplyTo } from "#contract/calls/call.ts";
import { deskDeliveries, deskSendAgain } from "#contract/calls/desk-cases.ts";
import type { Desk } from "#desk/system/desk.ts";
import { callOutcome } from "#desk/system/refusals.ts";
import { loadedOf, useWorkOf } from "#desk/system/work.ts";

export type Delivery = ReplyTo<typeof deskDeliveries>[number];

export interface Deliveries {
  deliveries: Delivery[];
}

/** Sends one message again. */
type Deed = { id: string };

export const wiredDeliveries = ({ api, load }: Desk) =>
  caseWork.provide({
    actors: {
      load: fromPromise(async () =>
        loadedOf(await load(deskDeliveries), (deliveries) => ({ deliveries })),
      ),
      send: fromPromise(async ({ input: { deed } }) =>
        callOutcome(await api(deskSendAgain, { params: deed as Deed })),
      ),
    },
  });

export const useDeliveriesWork = () => useWorkOf<Deed, never>();
