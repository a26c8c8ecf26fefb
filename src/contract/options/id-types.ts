import { msg } from "@lingui/core/macro";
import { inForce } from "../editions.ts";
import type { Option } from "../questions/option.ts";
import { answeredAmong, not, some } from "../questions/condition.ts";
import { idDocuments } from "./id-documents.ts";
import { isMinor, isMinorBeneficiary } from "./people/minors.ts";

export const idTypes = [
  {
    value: "governmentId",
    label: msg`Identity card or other government ID`,
    offeredWhen: not(answeredAmong("idCountry", (on) => inForce(idDocuments, on).withoutCard)),
  },
  { value: "passport", label: msg`Passport` },
  {
    value: "drivingLicence",
    label: msg`Driving licence`,
    offeredWhen: not(
      some(
        answeredAmong("idCountry", (on) => inForce(idDocuments, on).cardOnly),
        isMinor,
      ),
    ),
  },
  {
    value: "travelDocument",
    label: msg`Travel document of a person without a passport`,
    hint: msg`A refugee travel document, or a Document of Identity of Hong Kong`,
  },
] as const satisfies readonly Option[];

/** Of a related person, who may be a child. */
export const partyIdTypes = [
  ...idTypes,
  { value: "birthCertificate", label: msg`Birth certificate`, offeredWhen: isMinorBeneficiary },
] as const satisfies readonly Option[];
