import { inject } from "vitest";
import { otcModel } from "#models/application/onboarding.ts";
import { ofOtcInstitution, ofPerson, otcEntity } from "../../screens/application/sections.model.ts";
import { Member } from "../../../journeys/support/member.ts";
import { testTour } from "../kit/walk.ts";
import { sectionsTour } from "./sections.scene.ts";

/** The five steps of one person's OTC application, and the four of an institution. */
testTour(
  sectionsTour({
    ...ofPerson,
    path: "/kyc/otcVerify",
    steps: otcModel,
    member: async () => {
      const member = await Member.at(inject("baseUrl"), "individual");
      const flow = await member.open("otcSingapore");
      const given = { applicableAccount: { lines: ["otcSingapore"] } };
      await member.prepareAs(flow, { given, says: "no" });
      return member;
    },
  }),
  sectionsTour({
    ...ofOtcInstitution,
    path: "/kyc/otcVerify",
    steps: otcModel,
    member: async () => {
      const member = await Member.at(inject("baseUrl"));
      await member.prepareAs(await member.open("otcHongKong"), otcEntity);
      return member;
    },
  }),
);
