import { codeRequestTour } from "./code-request.ts";
import { testTour } from "./kit/walk.ts";

testTour(codeRequestTour);
