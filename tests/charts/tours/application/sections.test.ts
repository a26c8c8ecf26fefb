import {
  ofInstitution,
  ofOtcInstitution,
  ofPerson,
  onwardAlone,
} from "../../screens/application/sections.model.ts";
import { testTour } from "../kit/walk.ts";
import { institution, otcInstitution, otcPerson, sectionsTour } from "./sections.scene.ts";

/** Everything that happens to sections with a person's, and from the first to the last with an institution's; on the screens the other way round. */
testTour(
  sectionsTour({ ...ofPerson, path: "/kyc/otcVerify", member: otcPerson }),
  sectionsTour({
    ...onwardAlone(ofOtcInstitution),
    path: "/kyc/otcVerify",
    member: otcInstitution,
  }),
  sectionsTour({ ...onwardAlone(ofInstitution), path: "/kyc/verify", member: institution }),
);
