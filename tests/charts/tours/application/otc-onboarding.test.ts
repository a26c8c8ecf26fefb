import { inject } from "vitest";
import { ofPerson } from "../../screens/application/sections.model.ts";
import { Member } from "../../../journeys/support/member.ts";
import { testTour } from "../kit/walk.ts";
import { sectionsTour } from "./sections.scene.ts";

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
  }),
);
