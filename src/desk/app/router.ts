import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { ConformancePage } from "../features/conformance/ConformancePage.tsx";
import { CountsPage } from "../features/counts/CountsPage.tsx";
import { DeliveriesPage } from "../features/deliveries/DeliveriesPage.tsx";
import { FileLimitsPage } from "../features/file-limits/FileLimitsPage.tsx";
import { PeoplePage } from "../features/people/PeoplePage.tsx";
import { NothingNext } from "../features/queues/NothingNext.tsx";
import { QueuePage } from "../features/queues/QueuePage.tsx";
import { CasePage } from "../features/review/CasePage.tsx";
import { SetUpPage } from "../features/sessions/SetUpPage.tsx";
import type { Desk } from "../system/desk.ts";
import { App } from "./App.tsx";
import { PageFailed } from "./PageFailed.tsx";
import { PageMissing } from "./PageMissing.tsx";
import {
  caseRoute,
  conformanceRoute,
  countsRoute,
  deliveriesRoute,
  type DeskRouter,
  fileLimitsRoute,
  nextRoute,
  peopleRoute,
  queueRoute,
  rootRoute,
  routeTree,
  setUpRoute,
} from "./routes.ts";
import { Waiting } from "./Waiting.tsx";

rootRoute.update({ component: App });
queueRoute.update({ component: QueuePage });
nextRoute.update({ component: NothingNext });
caseRoute.update({ component: CasePage });
deliveriesRoute.update({ component: DeliveriesPage });
fileLimitsRoute.update({ component: FileLimitsPage });
conformanceRoute.update({ component: ConformancePage });
countsRoute.update({ component: CountsPage });
peopleRoute.update({ component: PeoplePage });
setUpRoute.update({ component: SetUpPage });

/** The router; tests give a memory history. */
export const makeRouter = (desk: Desk, history?: RouterHistory): DeskRouter =>
  createRouter({
    routeTree,
    context: { desk },
    defaultPendingMs: 300,
    defaultPendingComponent: Waiting,
    defaultNotFoundComponent: PageMissing,
    defaultErrorComponent: PageFailed,
    scrollRestoration: true,
    ...(history ? { history } : {}),
  });
