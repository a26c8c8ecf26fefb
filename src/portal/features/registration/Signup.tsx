import { useLingui } from "@lingui/react/macro";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useActorRef, useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { EntryShell } from "#portal/shell/EntryShell.tsx";
import { focusHeading, usePageTitle } from "#portal/app/page-title.ts";
import { knowAddress } from "../sessions/login.ts";
import { wiredRegistration } from "./registration.ts";
import { SignupCode } from "./SignupCode.tsx";
import { SignupDetails } from "./SignupDetails.tsx";
import { SignupPassword } from "./SignupPassword.tsx";

const route = getRouteApi("/kyc/signup");

/** /kyc/signup: who applies, the proof of the e-mail address, the password. */
export function Signup() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const details = route.useLoaderData();
  const registration = useActorRef(wiredRegistration, { input: { details } });
  const pane = useSelector(registration, (snapshot) =>
    snapshot.matches("givingDetails")
      ? "details"
      : snapshot.matches("proving")
        ? "code"
        : "password",
  );
  const isDone = useSelector(registration, (snapshot) => snapshot.hasTag("settled"));
  usePageTitle(t`Register`);
  const shown = useRef(pane);
  useEffect(() => {
    if (shown.current !== pane) focusHeading();
    shown.current = pane;
  }, [pane]);
  useEffect(() => {
    if (!isDone) return;
    knowAddress(registration.getSnapshot().context.email);
    void navigate({ to: "/kyc/login", search: { done: "registered" } });
  }, [isDone, registration, navigate]);
  return (
    <EntryShell>
      {pane === "details" ? <SignupDetails registration={registration} /> : null}
      {pane === "code" ? <SignupCode registration={registration} /> : null}
      {pane === "password" ? <SignupPassword registration={registration} /> : null}
    </EntryShell>
  );
}
