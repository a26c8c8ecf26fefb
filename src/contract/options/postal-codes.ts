import { type Edition, type Editions, inForce, type Sources } from "../editions.ts";
import { isCountryCode } from "./countries.ts";

interface PostalCodes extends Edition {
  without: readonly string[];
}

export const postalCodes: Editions<PostalCodes> = [
  {
    version: "2026-11-21",
    without: (
      "AE AG AN AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CK CM CW DJ DM ER FJ GA GD GH GM GN GQ GW GY HK " +
      "JM KI KM KN KP LC LY ML MO MR MW NR NU QA RW SB SC SL SR SS ST SX SY TD TF TG TK TL TO TT TV UG VU YE ZW"
    ).split(" "),
  },
];

export const postalCodesSources: Sources = {
  "2026-11-21":
    "Universal Postal Union, postal addressing systems: members without a postcode system",
};

/** False for an unknown place. */
export const hasPostalCode = (country: string, on: string): boolean =>
  isCountryCode(country) && !inForce(postalCodes, on).without.includes(country);
