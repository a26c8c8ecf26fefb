import { deskAssign, deskClaim, deskRelease } from "#contract/calls/desk-work.ts";
import { reviewCaseTable } from "#tests/charts/screens/review/review-case.ts";
import { onTour } from "../kit/page-ui.ts";
import { testTour } from "../kit/walk.ts";
import { CaseScene } from "./case.scene.ts";

const { seats } = reviewCaseTable;
const calls = [deskClaim, deskRelease, deskAssign];

/** Who has a case, before the real server. */
testTour(
  onTour<CaseScene>(reviewCaseTable, {
    open: () => CaseScene.of({ seats, locale: "zh-CN", calls }),
  }),
);
