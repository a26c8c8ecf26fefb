/**
 * Passports that are issued by, or to people of, dependent territories: the nationals of a state and of its territories hold
 * passports of each other. Territories by ISO 3166-1; people of Hong Kong also hold those of British nationals (overseas).
 */
const territories: Readonly<Record<string, string>> = {
  AU: "CC CX NF",
  CN: "HK MO",
  DK: "FO GL",
  FI: "AX",
  FR: "BL GF GP MF MQ NC PF PM RE TF WF YT",
  GB: "AI BM FK GG GI GS HK IM IO JE KY MS PN SH TC VG",
  NL: "AW BQ CW SX",
  NO: "SJ",
  NZ: "CK NU TK",
  US: "AS GU MP PR VI",
};

/** Each state with its territories. */
const families = Object.entries(territories).map(([state, of]) => [state, ...of.split(" ")]);

/** Whether a national of one of these countries can hold a passport that this country or territory issued. */
export const mayIssueTo = (issuer: string, nationalities: readonly string[]): boolean =>
  nationalities.includes(issuer) ||
  families
    .filter((family) => family.includes(issuer))
    .some((family) => nationalities.some((nationality) => family.includes(nationality)));
