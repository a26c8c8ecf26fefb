import { useLingui } from "@lingui/react/macro";
import { getRouteApi, Navigate } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { useScreenActor } from "#portal/system/use-portal.ts";
import { EntryShell } from "#portal/shell/EntryShell.tsx";
import { FocusOnChange } from "#portal/shell/FocusOnChange.tsx";
import { useTitleAndFocus } from "#portal/app/page-title.ts";
import CountsStatement from "../charts/CountsStatement.tsx";
import { wiredRegistration } from "./registration.ts";
import { SignupCode } from "./SignupCode.tsx";
import { SignupDetails } from "./SignupDetails.tsx";
import { SignupPassword } from "./SignupPassword.tsx";

const route = getRouteApi("/kyc/signup");

/** /kyc/signup: who applies, the proof of the e-mail address, the password. */
export function Signup() {
  const { t } = useLingui();
  const input = route.useLoaderData();
  const registration = useScreenActor(wiredRegistration, { input });
  const pane = useSelector(registration, (snapshot) =>
    snapshot.matches("givingDetails")
      ? "details"
      : snapshot.matches("proving")
        ? "code"
        : "password",
  );
  const isDone = useSelector(registration, (snapshot) => snapshot.hasTag("settled"));
  useTitleAndFocus(t`Register`);
  if (isDone) return <Navigate to="/kyc/login" search={{ done: "registered" }} />;
  return (
    <EntryShell>
      <FocusOnChange pane={pane}>
        {pane === "details" ? <SignupDetails registration={registration} /> : null}
        {pane === "code" ? <SignupCode registration={registration} /> : null}
        {pane === "password" ? <SignupPassword registration={registration} /> : null}
      </FocusOnChange>
      <CountsStatement />
    </EntryShell>
  );
}
