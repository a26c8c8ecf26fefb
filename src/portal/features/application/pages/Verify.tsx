import { getRouteApi } from "@tanstack/react-router";
import { institutionalFlow } from "../institutional.ts";
import { Onboarding } from "./Onboarding.tsx";

const route = getRouteApi("/kyc/verify");

/** /kyc/verify: the institutional flow. */
export function Verify() {
  const search = route.useSearch();
  return <Onboarding key={search.form ?? ""} wired={institutionalFlow} search={search} />;
}
