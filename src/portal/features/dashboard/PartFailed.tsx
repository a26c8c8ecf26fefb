import { Trans, useLingui } from "@lingui/react/macro";
import { useRouter, useRouterState } from "@tanstack/react-router";
import { Button } from "#ui/Button/Button.tsx";
import { Callout } from "#ui/Callout/Callout.tsx";
import { Card } from "#ui/Card/Card.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { h3 } from "#ui/theme/type.css.ts";

/** A part of the dashboard that failed to load, with a button to load it again. */
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
