import { msg } from "@lingui/core/macro";

/** Titles of sections; the rail shows them before the other messages of their sections are loaded. */
export const titles = {
  entryBoarding: msg`Entity type`,
  companyInformation: msg`Company information`,
  trustDetails: msg`Name and address of the trust`,
  entityDetails: msg`Entity information`,
  businessInformation: msg`Business and licences`,
  activityInformation: msg`Size and activity`,
  trustInformation: msg`Trust`,
  fundInformation: msg`Fund or vehicle`,
  charityInformation: msg`Charity or non-profit`,
  governmentInformation: msg`Government entity`,
  complianceProgramme: msg`Compliance programme`,
  pep: msg`PEP questionnaire`,
  taxInformation: msg`Tax residence`,
  declaration: msg`Declaration`,
  flatServices: msg`Bank details`,
  nonSolicitation: msg`Non-solicitation`,
  uploadFiles: msg`Documents`,
  supportingDocuments: msg`Other supporting documents`,
  investorClassification: msg`Investor classification`,
  relatedInformation: msg`Related parties`,
  acknowledgement: msg`Acknowledgement`,
};
