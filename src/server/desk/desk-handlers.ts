import type { DeskCalls } from "#contract/calls/desk.ts";
import { agreementHandlers } from "../agreements/desk-agreements.ts";
import { fileLimitHandlers } from "../documents/desk-file-limits.ts";
import type { HandlersFor } from "../http/handler.ts";
import { caseHandlers } from "../review/cases/cases.ts";
import { chartHandlers } from "../statuses/desk-charts.ts";
import { workHandlers } from "../review/work.ts";
import { deliveryHandlers } from "../webhooks/deliveries.ts";
import type { DeskContext } from "./desk-context.ts";
import { peopleHandlers } from "./people.ts";
import { sessionHandlers } from "./desk-session.ts";
import { setUpHandlers } from "./set-up.ts";

export const deskHandlers: HandlersFor<DeskCalls, DeskContext> = {
  session: sessionHandlers,
  cases: caseHandlers,
  agreements: agreementHandlers,
  work: workHandlers,
  people: peopleHandlers,
  setUp: setUpHandlers,
  charts: chartHandlers,
  fileLimits: fileLimitHandlers,
  deliveries: deliveryHandlers,
};
