import { msg } from "@lingui/core/macro";
import { inForce } from "../editions.ts";
import type { Option } from "../questions/option.ts";
import { answeredAmong, not } from "../questions/condition.ts";
import { idDocuments } from "./id-documents.ts";

export const idTypes = [
  {
    value: "governmentId",
    label: msg`Government ID`,
    offeredWhen: not(answeredAmong("idCountry", (on) => inForce(idDocuments, on).withoutCard)),
  },
  { value: "passport", label: msg`Passport` },
  {
    value: "drivingLicence",
    label: msg`Driving licence`,
    offeredWhen: not(answeredAmong("idCountry", (on) => inForce(idDocuments, on).cardOnly)),
  },
] as const satisfies readonly Option[];
