import { getRouteApi } from "@tanstack/react-router";
import { Onboarding } from "./Onboarding.tsx";

const route = getRouteApi("/kyc/otcVerify");

/** /kyc/otcVerify: the OTC flow of an institution or a person. */
export function OtcVerify() {
  const wired = route.useLoaderData();
  const search = route.useSearch();
  return <Onboarding key={search.form ?? ""} wired={wired} search={search} />;
}
