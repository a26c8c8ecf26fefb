import { getRouteApi, type useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { Login } from "./Login.tsx";

const route = getRouteApi("/kyc/login");

/** The login page with the way back that the address names. */
export function LoginRoute() {
  const { back, section, done } = route.useSearch();
  const goBack = useCallback(
    (go: ReturnType<typeof useNavigate>) =>
      back === undefined || back === "user"
        ? go({ to: "/kyc/user" })
        : go({ to: `/kyc/${back}`, search: section ? { section } : {} }),
    [back, section],
  );
  return <Login back={goBack} done={done ?? (back && "sentAway")} />;
}
