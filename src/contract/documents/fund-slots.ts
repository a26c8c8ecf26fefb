import { msg } from "@lingui/core/macro";
import {
  hasInvestors,
  isExempt,
  isHongKongFund,
  isOpenToInvestors,
  isRegisteredFund,
  ofEntity,
  otherCheckers,
} from "../options/of-entity.ts";
import { answeredIn, differs, every, not } from "../questions/condition.ts";
import { leastShare } from "../ownership/thresholds.ts";
import { row } from "./document-slot.ts";

/** SFC AML Guideline 4.8.9 to 4.8.11. */
const isCheckedByOthers = every(
  hasInvestors,
  answeredIn("fundInformation", "investorChecker", ...otherCheckers),
);

/** Documents of a fund and of who manages it. */
export const fundSlots = {
  fundRegistration: row(
    msg`Certificate of registration or authorisation of the fund`,
    msg`Issued by the regulator of the fund. An extract from its register also counts.`,
    { asked: isRegisteredFund },
  ),
  offeringMemorandum: row(
    msg`Offering memorandum or subscription agreement`,
    msg`Asked because people other than one family invest: it says what the vehicle invests in and who can invest. A fund without a memorandum sends the agreement that its investors sign.`,
    { asked: isOpenToInvestors },
  ),
  investorList: row(
    msg`List of investors`,
    msg`Every investor of {percent}% or more. If there is none, send an extract of the register that shows the number of investors, without names.`,
    {
      asked: every(ofEntity("investmentVehicle"), not(isExempt)),
      age: "list",
      figures: leastShare,
    },
  ),
  managerLicence: row(msg`Manager's licence`, msg`An extract from the regulator's register.`, {
    asked: answeredIn("fundInformation", "managerLicensed", "yes"),
  }),
  responsibleProof: row(
    msg`Proof of the responsible person`,
    msg`Its licence, an extract of the register of its regulator or professional body, or its practising certificate.`,
    {
      // The licence of a manager who is the responsible person is proved above.
      asked: every(
        isHongKongFund,
        not(
          every(
            answeredIn("fundInformation", "managerLicensed", "yes"),
            answeredIn("fundInformation", "responsibleKind", "licensedCorporation"),
            not({
              ...differs("responsiblePerson", "name", "fundInformation", [["managerName"]]),
              at: "fundInformation",
            }),
          ),
        ),
      ),
    },
  ),
  comfortLetter: row(
    msg`Letter on customer due diligence`,
    msg`From the party that verifies the investors' identity. Confirms that it does.`,
    {
      asked: isCheckedByOthers,
      age: "yearly",
    },
  ),
};
