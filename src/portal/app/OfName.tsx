import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";

/** Which of several things a link or button is for, where its place already shows it. */
export function OfName({ children: name }: { children: ReactNode }) {
  return (
    <VisuallyHidden>
      <Trans>: {name}</Trans>
    </VisuallyHidden>
  );
}
