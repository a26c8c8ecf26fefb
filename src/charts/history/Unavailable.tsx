import { Trans } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { link } from "#ui/shared/link.css.ts";
import { useChartSearch } from "../app/navigation.tsx";
import { Beside } from "../page/Beside.tsx";
import { Canvas } from "../page/Canvas.tsx";

const none = { active: new Set<string>(), open: new Set<number>(), taken: new Set<number>() };

const noSession = ["sessionExpired", "accountMoved"];

const notKnown = ["notFound", "notCounted"];

interface Props {
  refusal: string;
  /** Said where there is nothing that this person may see. */
  missing: ReactNode;
}

/** The server refuses it: no one is signed in, the person may not know it, or there was no answer. */
export function Unavailable({ refusal, missing }: Props) {
  const router = useRouter();
  return (
    <Beside
      lead={
        <>
          <Callout tone="caution" role="status">
            {noSession.includes(refusal) ? (
              <SignIn />
            ) : notKnown.includes(refusal) ? (
              missing
            ) : (
              <Trans>There was no answer. Check your connection and try again.</Trans>
            )}
          </Callout>
          <Button small look="secondary" onClick={() => void router.invalidate()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      }
    >
      <Canvas marks={none} />
    </Beside>
  );
}

function SignIn() {
  const { panel, case: id } = useChartSearch();
  if (panel === "counts")
    return (
      <Trans>
        Counts are shown to approvers, auditors and administrators of the desk.{" "}
        <a className={link} href="/desk" target="_blank" rel="noopener">
          Log in at the desk
        </a>{" "}
        in this browser, then come back here and try again.
      </Trans>
    );
  const address = id === undefined ? "/kyc/login" : "/desk";
  return (
    <Trans>
      <a className={link} href={address} target="_blank" rel="noopener">
        Log in
      </a>{" "}
      in this browser first, then try again.
    </Trans>
  );
}
