import {
  ofInstitution,
  ofOtcInstitution,
  ofPerson,
  onwardAlone,
} from "#tests/charts/screens/application/sections.model.ts";
import { testTour } from "../kit/walk.ts";
import { institution, otcInstitution, otcPerson, sectionsTour } from "./sections.scene.ts";

/** The person's flow takes every transition, the flows of institutions only go forward. On the screens the first flow of institutions takes every transition. */
testTour(
  sectionsTour({ ...ofPerson, path: "/kyc/otcVerify", member: otcPerson }),
  sectionsTour({
    ...onwardAlone(ofOtcInstitution),
    path: "/kyc/otcVerify",
    member: otcInstitution,
  }),
  sectionsTour({ ...onwardAlone(ofInstitution), path: "/kyc/verify", member: institution }),
);
