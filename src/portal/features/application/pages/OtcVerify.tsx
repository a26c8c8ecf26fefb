import { getRouteApi } from "@tanstack/react-router";
import { Onboarding } from "./Onboarding.tsx";

const route = getRouteApi("/kyc/otcVerify");

/** /kyc/otcVerify: the OTC flow of an institution or of one person. */
export function OtcVerify() {
  const wired = route.useLoaderData();
  const asked = route.useSearch();
  return <Onboarding key={asked.form ?? ""} wired={wired} asked={asked} />;
}
