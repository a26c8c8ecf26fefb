import { ofInstitution } from "../../screens/application/sections.model.ts";
import { testTour } from "../kit/walk.ts";
import { institution, sectionsTour } from "./sections.scene.ts";

/** The sections of an institution. */
testTour(sectionsTour({ ...ofInstitution, path: "/kyc/verify", member: institution }));
