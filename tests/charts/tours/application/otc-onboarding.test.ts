import { inject } from "vitest";
import { ofPerson } from "../../screens/application/sections.model.ts";
import { Member } from "../../../journeys/support/member.ts";
import { testTour } from "../kit/walk.ts";
import { sectionsTour } from "./sections.scene.ts";

const planStays = "no answer of a plain application adds a section or removes one";

/** The five steps of one person's OTC application. */
testTour(
  sectionsTour({
    ...ofPerson,
    path: "/kyc/otcVerify",
    member: async () => {
      const member = await Member.at(inject("baseUrl"), "individual");
      const flow = await member.open("otcSingapore");
      const given = { applicableAccount: { lines: ["otcSingapore"] } };
      await member.prepareAs(flow, { given, says: "no" });
      return member;
    },
    beyond: {
      "sections.filling --plan.change [isStillShown]--> (stays)": planStays,
      "sections.filling --plan.change--> sections.filling": planStays,
    },
  }),
);
