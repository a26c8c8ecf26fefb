import * as v from "valibot";
import { isCountryCode } from "../options/countries.ts";
import { says } from "./facts.ts";

export const yesOrNo = v.picklist(["yes", "no"], says("selectRequired"));

export const ticked = v.literal(true, says("tickRequired"));

export const country = v.pipe(
  v.string(says("selectRequired")),
  v.check(isCountryCode, says("selectRequired")),
);
