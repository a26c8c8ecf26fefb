import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { useServices } from "#portal/system/use-portal.ts";

export function CopyLink({ url }: { url: string }) {
  const { notify, warn } = useServices();
  const copy = async () => {
    try {
      // Browsers inside other apps have no clipboard.
      await navigator.clipboard.writeText(url);
      notify("linkCopied");
    } catch {
      warn("linkNotCopied");
    }
  };
  return (
    <Button look="secondary" onClick={() => void copy()}>
      <Trans>Copy link</Trans>
    </Button>
  );
}
