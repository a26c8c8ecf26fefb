import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { useServices } from "#portal/system/use-portal.ts";

export function CopyLink({ url }: { url: string }) {
  const { notify, warn } = useServices();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => notify("linkCopied"),
      () => warn("linkNotCopied"),
    );
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <Trans>Copy link</Trans>
    </Button>
  );
}
