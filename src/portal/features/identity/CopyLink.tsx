import { Trans } from "@lingui/react/macro";
import { Button } from "#ui/Button/Button.tsx";
import { useServices } from "#portal/system/use-portal.ts";

interface Props {
  url: string;
  wide?: boolean;
  look?: "primary" | "secondary";
}

export function CopyLink({ url, wide = false, look = "secondary" }: Props) {
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
    <Button look={look} wide={wide} onClick={() => void copy()}>
      <Trans>Copy link</Trans>
    </Button>
  );
}
