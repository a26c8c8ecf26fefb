import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { CodePane } from "../accounts/CodePane.tsx";
import type { RegistrationRef } from "./registration.ts";

/** Registration, second pane: the code from the e-mail. */
export function SignupCode({ registration }: { registration: RegistrationRef }) {
  const email = useSelector(registration, (snapshot) => snapshot.context.email);
  const ranOut = useSelector(registration, (snapshot) => snapshot.matches({ proving: "again" }));
  return (
    <CodePane
      parent={registration}
      eyebrow={<Trans>Register, 2 of 3</Trans>}
      email={email}
      change={() => registration.send({ type: "details.change" })}
      notice={
        ranOut ? <Trans>The verification has expired. Please send a new code.</Trans> : undefined
      }
    />
  );
}
