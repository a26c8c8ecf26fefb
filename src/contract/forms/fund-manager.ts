import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { responsibleKinds } from "#contract/options/entity-lists.ts";
import { isManaged, isPartnership } from "#contract/options/of-entity.ts";
import { latinPartyName, text, yesNo } from "#contract/questions/builders/values.ts";
import { choice } from "#contract/questions/builders/choices.ts";
import { answered, answeredIn, differs, every, not, yes } from "#contract/questions/condition.ts";
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

const sameAsManager = msg`Same as the manager of the fund: {answer}`;

/** A general partner is often the manager, who is named with the fund. `party`: the question of the name of the party. */
export const nameOfManager = (party: string): SameAs =>
  ofManager("managerName", sameAsManager, party);

const whereAndHow = msg`Same as for the manager of the fund: {answer}`;

export const placeOfManager = ofManager("managerPlace", whereAndHow, "name");
export const regulatorOfManager = ofManager("managerRegulator", whereAndHow, "name");
export const licenceOfManager = ofManager("managerLicence", whereAndHow, "name");

/** A general partner is the manager, whose licence is proved with the documents of the fund. */
export const isProvedManager = every(
  answered("roles", "generalPartner"),
  answeredIn("fundInformation", "managerLicensed", "yes"),
  not(differs("name", "name", "fundInformation", [["managerName"]])),
);

const isHongKongFund = yes("hongKongFund");
const isManager = every(
  isManaged,
  not(differs("responsiblePerson", "name", "fundInformation", [["managerName"]])),
);

export const hongKongFund = yesNo(
  msg`Is it registered under the Limited Partnership Fund Ordinance (Cap. 637) of Hong Kong?`,
  { askedWhen: every(isPartnership, answeredIn("companyInformation", "incorporationPlace", "HK")) },
);

/**
 * The general partner of a limited partnership fund appoints one to carry out the measures of Schedule 2 of Cap. 615: Limited
 * Partnership Fund Ordinance, Cap. 637, section 33. Another partnership of Hong Kong (Cap. 37) has none.
 */
export const responsiblePerson = {
  responsiblePerson: latinPartyName(msg`Responsible person for anti-money-laundering measures`, {
    hint: msg`The person or company that the general partner appointed, in Latin letters.`,
    askedWhen: isHongKongFund,
    sameAs: { of: ["managerName"], label: sameAsManager, when: isManaged },
  }),
  responsibleKind: choice(msg`What the responsible person is`, responsibleKinds, {
    askedWhen: isHongKongFund,
  }),
  responsibleNumber: text(msg`Licence or membership number`, {
    hint: msg`As shown on the register of its regulator or professional body`,
    askedWhen: isHongKongFund,
    sameAs: { of: ["managerLicence"], label: whereAndHow, when: isManager },
  }),
};
