import { collaboratorsTour } from "./collaborators.ts";
import { testTour } from "./kit/walk.ts";

testTour(collaboratorsTour);
