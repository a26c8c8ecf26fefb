import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useTransition } from "react";
import type { OfferReply } from "#contract/calls/dashboard.ts";
import { businessLines, type LineId } from "#contract/business-lines.ts";
import { sharingWording } from "#contract/sharing/wording.ts";
import { Button } from "#ui/Button/Button.tsx";
import { LazyDialog } from "#ui/LazyDialog/LazyDialog.tsx";
import { small } from "#ui/theme/type.css.ts";
import { useServices } from "#portal/system/use-portal.ts";
import { startLine } from "./sharing.ts";

/** Asks, as a further line is started, whether the answers of other applications are used for it. */
export function StartQuestion({ offer }: { offer: OfferReply | undefined }) {
  const { i18n, t } = useLingui();
  const navigate = useNavigate();
  const { api } = useServices();
  const [isBusy, begin] = useTransition();
  const close = () => void navigate({ to: "/kyc/user", search: {}, replace: true });
  if (!offer?.shared) return null;
  const line = offer.line as LineId;
  const name = i18n._(businessLines[line].name);
  const { given, asked } = offer.shared;
  const answer = (isShared: boolean) => () =>
    begin(async () => {
      const page = await startLine(api, line, isShared);
      await navigate(page ? { to: page } : { to: "/kyc/user", search: {}, replace: true });
    });
  return (
    <LazyDialog
      open
      firm={isBusy}
      onClose={close}
      close={t`Close`}
      title={i18n._(sharingWording.question)}
      description={i18n._(sharingWording.meaning)}
      actions={
        <>
          <Button look="secondary" busy={isBusy} onClick={answer(false)}>
            {i18n._(sharingWording.empty)}
          </Button>
          <Button look="secondary" busy={isBusy} onClick={answer(true)}>
            {i18n._(sharingWording.use)}
          </Button>
        </>
      }
    >
      <p className={small}>
        <Trans>
          For {name}, they answer {given} of {asked} items.
        </Trans>
      </p>
    </LazyDialog>
  );
}
