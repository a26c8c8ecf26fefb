import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useTransition } from "react";
import type { LineReply } from "#contract/calls/account.ts";
import type { LineId } from "#contract/business-lines.ts";
import { Button } from "#ui/Button/Button.tsx";
import { OfName } from "#portal/app/OfName.tsx";
import { useServices } from "#portal/system/use-portal.ts";
import { goToSite, reopen, requestAccount } from "./line-acts.ts";

interface Props {
  line: LineReply;
  name: string;
}

/** Opens the form again with the earlier answers. */
export function Reopen({ line, name }: Props) {
  const services = useServices();
  const navigate = useNavigate();
  return (
    <Act
      name={name}
      work={async () => {
        const address = await reopen(services, line.line as LineId);
        if (address) await navigate(address);
      }}
    >
      <Trans>Apply again</Trans>
    </Act>
  );
}

/** Its button goes with the request; the message, which says what follows, takes the focus. */
export function OpenAccount({
  line,
  name,
  message,
}: Props & { message: RefObject<HTMLElement | null> }) {
  const services = useServices();
  return (
    <Act
      name={name}
      work={async () => {
        if (await requestAccount(services, line.line as LineId)) message.current?.focus();
      }}
    >
      <Trans>Open the account</Trans>
    </Act>
  );
}

export function GoToSite({ line, name }: Props) {
  const services = useServices();
  const { site } = line;
  return (
    <Act name={name} work={() => goToSite(services, line.line as LineId)}>
      <Trans>Go to {site}</Trans>
    </Act>
  );
}

function Act({
  name,
  work,
  children,
}: {
  name: string;
  work: () => Promise<void>;
  children: ReactNode;
}) {
  const [isBusy, begin] = useTransition();
  return (
    <Button busy={isBusy} onClick={() => begin(work)}>
      {children}
      <OfName>{name}</OfName>
    </Button>
  );
}
