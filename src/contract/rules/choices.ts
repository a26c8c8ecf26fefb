import * as v from "valibot";
import { isCountryCode, stateless } from "../options/countries.ts";
import { message } from "./facts.ts";

export const yesOrNo = v.picklist(["yes", "no"], message("selectRequired"));

export const ticked = v.literal(true, message("tickRequired"));

export const country = v.pipe(
  v.string(message("selectRequired")),
  v.check(isCountryCode, message("selectRequired")),
);

export const nationality = v.pipe(
  v.string(message("selectRequired")),
  v.check((code) => code === stateless || isCountryCode(code), message("selectRequired")),
);
