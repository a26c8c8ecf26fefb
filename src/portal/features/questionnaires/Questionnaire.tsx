import { getRouteApi } from "@tanstack/react-router";
import { Onboarding } from "../application/pages/Onboarding.tsx";

const route = getRouteApi("/kyc/questionnaire");

/** /kyc/questionnaire: the AML questionnaire of the account. */
export function Questionnaire() {
  const wired = route.useLoaderData();
  const search = route.useSearch();
  return <Onboarding key={wired.formId} wired={wired} search={search} />;
}
