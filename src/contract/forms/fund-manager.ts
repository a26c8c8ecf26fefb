import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { answered, differs, every, not } from "#contract/questions/condition.ts";
import type { SameAs } from "#contract/questions/question.ts";

const ofManager = (name: string, label: MessageDescriptor, party: string): SameAs => ({
  section: "fundInformation",
  of: [name],
  label,
  when: every(
    answered("roles", "generalPartner"),
    not(differs(party, "name", "fundInformation", [["managerName"]])),
  ),
});

/** A general partner is often the manager, who is named with the fund. `party`: the question of the name of the party. */
export const nameOfManager = (party: string): SameAs =>
  ofManager("managerName", msg`Same as the manager of the fund: {answer}`, party);

const whereAndHow = msg`Same as for the manager of the fund: {answer}`;

export const placeOfManager = ofManager("managerPlace", whereAndHow, "name");
export const regulatorOfManager = ofManager("managerRegulator", whereAndHow, "name");
export const licenceOfManager = ofManager("managerLicence", whereAndHow, "name");
