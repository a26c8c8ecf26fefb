import { draftTour } from "./draft.ts";
import { testTour } from "./kit/walk.ts";

testTour(draftTour);
