import { Trans } from "@lingui/react/macro";
import type { AnyActorRef } from "xstate";
import { checkVendors } from "#contract/identity/check-vendors.ts";
import { small } from "#ui/theme/type.css.ts";
import { useFollow } from "./use-follow.ts";

const names: Readonly<Record<string, string>> = checkVendors;

/** Who processes the face, what is kept, and that to start is to consent. */
export function Processing({ actor }: { actor: AnyActorRef }) {
  const { subject } = useFollow(actor);
  const vendor = subject ? names[subject.vendor] : undefined;
  if (vendor === undefined) return null;
  return (
    <div className={small}>
      <p>
        {subject?.kind === "face" ? (
          <Trans>
            {vendor} processes a video of your face for us and compares it with your identity
            document.
          </Trans>
        ) : (
          <Trans>
            {vendor} processes pictures of your identity document and a video of your face for us.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          We keep the result, its time and a reference. We keep no picture or video of the check.
        </Trans>
      </p>
      <p>
        <Trans>
          By starting the check you consent to this. If you do not agree, close this page and
          contact the KYC team.
        </Trans>
      </p>
    </div>
  );
}
