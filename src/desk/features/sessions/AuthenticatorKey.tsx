import { Trans, useLingui } from "@lingui/react/macro";
import type { ReplyTo } from "#contract/calls/call.ts";
import type { deskSetUp } from "#contract/calls/desk-people.ts";
import * as css from "./set-up.css.ts";

type Props = Pick<ReplyTo<typeof deskSetUp>, "secret" | "picture">;

/** What an authenticator app scans, and the same as text. */
export function AuthenticatorKey({ secret, picture: { size, path } }: Props) {
  const { t } = useLingui();
  return (
    <div className={css.key}>
      <p>
        <Trans>
          Scan the picture with an authenticator app, such as Google Authenticator, Microsoft
          Authenticator or 1Password.
        </Trans>
      </p>
      <svg
        role="img"
        aria-label={t`QR code of the key below`}
        viewBox={`0 0 ${size} ${size}`}
        className={css.picture}
      >
        <path d={path} shapeRendering="crispEdges" />
      </svg>
      <p>
        <Trans>Or enter this key:</Trans> <code className={css.code}>{inFours(secret)}</code>
      </p>
    </div>
  );
}

const inFours = (secret: string) => secret.replace(/.{4}(?=.)/g, "$& ");
