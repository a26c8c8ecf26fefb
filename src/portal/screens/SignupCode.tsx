import { Trans } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { limits } from "#contract/limits.ts";
import { link } from "#ui/link.css.ts";
import { CodePane } from "./CodePane.tsx";
import type { RegistrationRef } from "./Signup.tsx";

const { codeDigits, codeMinutes } = limits;

/** Registration, second pane: the code from the e-mail. */
export function SignupCode({ registration }: { registration: RegistrationRef }) {
  const email = useSelector(registration, (snapshot) => snapshot.context.email);
  const ranOut = useSelector(registration, (snapshot) => snapshot.matches({ proving: "again" }));
  return (
    <CodePane
      parent={registration}
      eyebrow={<Trans>Register, 2 of 3</Trans>}
      lead={
        <Trans>
          We sent {codeDigits} digits to <strong>{email}</strong>. The code works for {codeMinutes}{" "}
          minutes.{" "}
          <button
            type="button"
            className={link}
            onClick={() => registration.send({ type: "details.change" })}
          >
            Change e-mail
          </button>
        </Trans>
      }
      notice={
        ranOut ? <Trans>The verification has expired. Please send a new code.</Trans> : undefined
      }
    />
  );
}
