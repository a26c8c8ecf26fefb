import { msg } from "@lingui/core/macro";
import { answeredOutside, every, lineHas, some } from "../questions/condition.ts";
import type { Option } from "../questions/option.ts";

const homes = { HK: ["HK"], SG: ["SG"], both: ["HK", "SG"] } as const;

/** Whether one of these answers names a place outside the home of a line applied for. */
const isFromOutside = (...answers: readonly (readonly [section: string, question: string])[]) =>
  some(
    ...(["HK", "SG", "both"] as const).map((home) =>
      every(
        lineHas("nonSolicitation", home),
        some(...answers.map(([section, of]) => answeredOutside(section, of, ...homes[home]))),
      ),
    ),
  );

/** By its law, and by where it operates. */
export const isEntityFromOutside = isFromOutside(
  ["companyInformation", "incorporationPlace"],
  ["trustInformation", "governingLaw"],
  ["businessInformation", "jurisdictions"],
);

export const isPersonFromOutside = isFromOutside(["personalInformation", "residence"]);

export const contactWays = [
  { value: "email", label: msg`Email or message` },
  { value: "call", label: msg`Telephone or video call` },
  { value: "meeting", label: msg`Meeting in person` },
  { value: "event", label: msg`Event or seminar` },
  { value: "introducer", label: msg`An introducer or existing client` },
  { value: "advertisement", label: msg`Advertisement or social media` },
] as const satisfies readonly Option[];
