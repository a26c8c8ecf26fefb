import type { ReplyTo } from "#contract/calls/call.ts";
import { deskDeliveries, deskSendAgain } from "#contract/calls/desk-cases.ts";
import type { Desk } from "#desk/system/desk.ts";
import { useWorkOf } from "../work/use-work.ts";
import { wiredWork } from "../work/wired-work.ts";

export type Delivery = ReplyTo<typeof deskDeliveries>[number];

export interface Deliveries {
  deliveries: Delivery[];
}

/** Sends one message again. */
type Change = { id: string };

export const wiredDeliveries = (desk: Desk) =>
  wiredWork<Delivery[], Change>(desk, {
    load: () => desk.load(deskDeliveries),
    show: (deliveries): Deliveries => ({ deliveries }),
    send: ({ id }) => desk.api(deskSendAgain, { params: { id } }),
  });

export const useDeliveriesWork = () => useWorkOf<Change, never>();
