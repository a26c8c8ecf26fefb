import { sessionTour } from "./session.ts";
import { testTour } from "./kit/walk.ts";

testTour(sessionTour);
