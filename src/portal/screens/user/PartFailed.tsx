import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { Button } from "#ui/Button.tsx";
import { Callout } from "#ui/Callout.tsx";
import { Card } from "#ui/Card.tsx";
import { FieldStack } from "#ui/FieldStack.tsx";
import { h3 } from "#ui/theme/type.css.ts";

/** A part of the dashboard that could not be loaded, with a button that loads it again. */
export function PartFailed({ title }: { title: string }) {
  const { t } = useLingui();
  const router = useRouter();
  const busy = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <FieldStack>
      <Callout tone="negative" role="alert">
        <Trans>This part could not be loaded.</Trans>
      </Callout>
      <Button
        look="secondary"
        busy={busy}
        aria-label={t`Try again: ${title}`}
        onClick={() => void router.invalidate()}
      >
        <Trans>Try again</Trans>
      </Button>
    </FieldStack>
  );
}

/** The same in a card of its own. */
export function FailedCard({ title }: { title: string }) {
  return (
    <Card as="section">
      <FieldStack>
        <h2 className={h3}>{title}</h2>
        <PartFailed title={title} />
      </FieldStack>
    </Card>
  );
}
