import { ofOtcInstitution, ofPerson } from "../../screens/application/sections.model.ts";
import { testTour } from "../kit/walk.ts";
import { otcInstitution, otcPerson, sectionsTour } from "./sections.scene.ts";

/** The sections of one person's OTC application, and of an institution. */
testTour(
  sectionsTour({ ...ofPerson, path: "/kyc/otcVerify", member: otcPerson }),
  sectionsTour({ ...ofOtcInstitution, path: "/kyc/otcVerify", member: otcInstitution }),
);
