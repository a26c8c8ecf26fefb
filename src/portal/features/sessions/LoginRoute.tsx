import { getRouteApi, type useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { wayBack } from "#portal/app/way-back.ts";
import { Login } from "./Login.tsx";

const route = getRouteApi("/kyc/login");

/** The login page with the way back that the address names. */
export function LoginRoute() {
  const { back, section, form, done } = route.useSearch();
  const goBack = useCallback(
    (go: ReturnType<typeof useNavigate>) =>
      go(wayBack({ back, ...(section ? { section } : {}), ...(form ? { form } : {}) })),
    [back, section, form],
  );
  return <Login back={goBack} done={done ?? (back && "sentAway")} />;
}
