import { inject } from "vitest";
import { institutionalModel } from "#models/application/onboarding.ts";
import { ofInstitution } from "../../screens/application/sections.model.ts";
import { Member } from "../../../journeys/support/member.ts";
import { testTour } from "../kit/walk.ts";
import { sectionsTour } from "./sections.scene.ts";

/** The four steps of an institution. */
testTour(
  sectionsTour({
    ...ofInstitution,
    path: "/kyc/verify",
    steps: institutionalModel,
    member: async () => {
      const member = await Member.at(inject("baseUrl"));
      await member.prepare();
      return member;
    },
  }),
);
