import { useRouter } from "@tanstack/react-router";
import { LoadFailed } from "#browser/LoadFailed.tsx";
import { Page } from "../shell/Page.tsx";

export function PageFailed({ retry }: { retry?: () => void }) {
  const router = useRouter();
  return (
    <Page>
      <LoadFailed retry={retry ?? (() => void router.invalidate())} />
    </Page>
  );
}
