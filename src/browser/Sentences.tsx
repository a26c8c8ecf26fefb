import { Trans } from "@lingui/react/macro";
import { Children, type ReactNode } from "react";

/** One sentence after another; Chinese has no space between them. */
export function Sentences({ children }: { children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  return others.reduce<ReactNode>(
    (said, next) => (
      <Trans>
        {said} {next}
      </Trans>
    ),
    first,
  );
}
