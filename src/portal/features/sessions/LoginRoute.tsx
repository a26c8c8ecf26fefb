import { getRouteApi, type useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { placeIn, wayBack } from "#portal/app/way-back.ts";
import { Login } from "./Login.tsx";

const route = getRouteApi("/kyc/login");

/** The login page with the way back that the address names. */
export function LoginRoute() {
  const { back, section, form, line, done } = route.useSearch();
  const { notice } = route.useRouteContext();
  const goBack = useCallback(
    (go: ReturnType<typeof useNavigate>) =>
      go(wayBack({ back, ...placeIn({ section, form, line }) })),
    [back, section, form, line],
  );
  return <Login back={goBack} done={done ?? (back && "sentAway")} notice={notice} />;
}
