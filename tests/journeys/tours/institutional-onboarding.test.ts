import { institutionalOnboardingTour } from "./institutional-onboarding.ts";
import { testTour } from "./kit/walk.ts";

testTour(institutionalOnboardingTour);
