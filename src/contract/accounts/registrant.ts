import * as v from "valibot";
import { limits } from "../limits.ts";
import * as contactRules from "../rules/contact.ts";
import { message } from "../rules/facts.ts";
import * as textRules from "../rules/text.ts";

export const registerTypes = ["institution", "individual"] as const;

/** `sales_email` is empty when there is none, `designation` may be for an individual. */
export const registrant = {
  email: contactRules.email,
  register_type: v.picklist(registerTypes, message("selectRequired")),
  country_code: contactRules.callingCode,
  phone: contactRules.phoneNumber,
  contact_name: textRules.freeText(),
  designation: v.optional(v.union([v.literal(""), textRules.freeText(limits.textMax)]), ""),
  sales_email: v.optional(v.union([v.literal(""), contactRules.email]), ""),
};
