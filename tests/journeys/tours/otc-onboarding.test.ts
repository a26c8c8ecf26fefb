import { otcOnboardingTour } from "./otc-onboarding.ts";
import { testTour } from "./kit/walk.ts";

testTour(otcOnboardingTour);
