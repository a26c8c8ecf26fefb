import type { AllAnswers, Answers } from "#contract/questions/answers.ts";

interface Address {
  country?: string;
}

const countryOf = (address: unknown): string[] => {
  const { country } = (address ?? {}) as Address;
  return country ? [country] : [];
};

/** Of the applicant, of the people and of the companies named in the form. */
export function addressCountries(asked: AllAnswers): string[] {
  const { companyInformation, personalInformation, relatedInformation } = asked;
  const { people, corporateParties } = (relatedInformation ?? {}) as Record<string, Answers[]>;
  return [
    companyInformation?.["registeredAddress"],
    companyInformation?.["businessAddress"],
    personalInformation?.["address"],
    ...(people ?? []).map(({ address }) => address),
    ...(corporateParties ?? []).map(({ registeredAddress }) => registeredAddress),
  ].flatMap(countryOf);
}

/** Of the branch, and by the SWIFT codes: ISO 9362 has the country in the fifth and sixth characters. */
export function bankCountries({ flatServices }: AllAnswers): string[] {
  const codes = ["swiftCode", "intermediarySwiftCode"]
    .map((name) => flatServices?.[name])
    .filter((code) => typeof code === "string");
  return [
    ...countryOf(flatServices?.["branchAddress"]),
    ...codes.map((code) => code.slice(4, 6).toUpperCase()),
  ];
}

/** Of the applicant, and of the people who certify their own. */
export function taxCountries({ taxInformation, relatedInformation }: AllAnswers): string[] {
  const people = (relatedInformation?.["people"] ?? []) as Answers[];
  return [taxInformation?.["residences"], ...people.map(({ taxResidences }) => taxResidences)]
    .flatMap((rows) => (Array.isArray(rows) ? rows : []))
    .flatMap(countryOf);
}

/** Of the people and companies that own, control or act for the applicant, and of who runs and invests in a fund. */
export function ownerPlaces({ fundInformation: fund, relatedInformation }: AllAnswers): unknown[] {
  const rows = (list: string) => (relatedInformation?.[list] ?? []) as Answers[];
  const companies = [...rows("companies"), ...rows("corporateParties")];
  return [
    ...rows("people").flatMap(({ nationality, residence }) => [nationality, residence]),
    ...companies.flatMap(({ place, governingLaw }) => [place, governingLaw]),
    fund?.["managerPlace"],
    fund?.["administratorPlace"],
    fund?.["investorPlaces"],
  ].flat();
}

/** Of the providers that a provider serves, by name. */
export function servedPlaces({ complianceProgramme }: AllAnswers): unknown[] {
  const served = (complianceProgramme?.["downstreamVasps"] ?? []) as Answers[];
  return served.map(({ place }) => place);
}
