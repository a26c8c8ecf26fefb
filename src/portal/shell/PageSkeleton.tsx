import type { ReactNode } from "react";
import { Card } from "#ui/Card/Card.tsx";
import { FieldStack } from "#ui/FieldStack/FieldStack.tsx";
import { PageFrame } from "#ui/PageFrame/PageFrame.tsx";
import { SkeletonField, SkeletonHead, SkeletonText } from "#ui/Skeleton/Skeleton.tsx";
import { TwoColumns } from "#ui/TwoColumns/TwoColumns.tsx";
import { VisuallyHidden } from "#ui/VisuallyHidden/VisuallyHidden.tsx";
import { EntryShell } from "./EntryShell.tsx";
import { Header } from "./Header.tsx";
import * as css from "./shell.css.ts";
import type { MemberPage } from "#contract/accounts/kyc-pages.ts";

interface Props {
  label: string;
  /** The page behind the login that is on its way; undefined for one before it. */
  page: MemberPage | undefined;
}

/** A page that is no form while it is on its way: its frame, and each thing where its own will be. */
export default function PageSkeleton({ label, page }: Props) {
  const head = (
    <div className={css.column}>
      <h1>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h1>
      <SkeletonHead />
    </div>
  );
  return <div aria-busy="true">{bodyOf(page, head)}</div>;
}

function bodyOf(page: Props["page"], head: ReactNode) {
  if (page === undefined)
    return (
      <EntryShell>
        {head}
        <FieldStack>
          <SkeletonField />
          <SkeletonField />
          <SkeletonField width="medium" />
        </FieldStack>
      </EntryShell>
    );
  const isAgreement = page === "otcAgreement" || page === "otcFlyingOtterAgreement";
  if (page === "submitted" || isAgreement)
    return (
      <PageFrame header={<Header />}>
        <div className={css.reading}>
          {head}
          <Sheet />
        </div>
      </PageFrame>
    );
  return (
    <PageFrame header={<Header />}>
      {head}
      <TwoColumns side={<Sheet />}>
        <Sheet />
      </TwoColumns>
    </PageFrame>
  );
}

function Sheet() {
  return (
    <Card>
      <SkeletonText lines={["medium", "long", "full", "medium"]} />
    </Card>
  );
}
