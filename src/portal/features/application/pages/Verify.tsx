import { getRouteApi } from "@tanstack/react-router";
import { institutionalFlow } from "../institutional.ts";
import { Onboarding } from "./Onboarding.tsx";

const route = getRouteApi("/kyc/verify");

/** /kyc/verify: the four steps of the institutional flow. */
export function Verify() {
  const asked = route.useSearch();
  return <Onboarding key={asked.form ?? ""} wired={institutionalFlow} asked={asked} />;
}
