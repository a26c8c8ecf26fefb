import { inject } from "vitest";
import { ofInstitution } from "../../screens/application/sections.model.ts";
import { Member } from "../../../journeys/support/member.ts";
import { testTour } from "../kit/walk.ts";
import { sectionsTour } from "./sections.scene.ts";

/** The four steps of an institution. */
testTour(
  sectionsTour({
    ...ofInstitution,
    path: "/kyc/verify",
    member: async () => {
      const member = await Member.at(inject("baseUrl"));
      await member.prepare();
      return member;
    },
  }),
);
