import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense, useState } from "react";
import { deskFile } from "#contract/calls/desk-cases.ts";
import { pathOf } from "#browser/client.ts";
import { MinusIcon, PlusIcon } from "#ui/icons/icons.ts";
import { IconButton } from "#ui/IconButton/IconButton.tsx";
import { SkeletonText } from "#ui/Skeleton/Skeleton.tsx";
import { useCase } from "../review/case-context.ts";
import type { CaseFile } from "../review/case-work.ts";
import * as css from "./documents.css.ts";

const PdfPages = lazy(() =>
  import("./PdfPages.tsx").then(({ PdfPages: Pages }) => ({ default: Pages })),
);

type ViewedFile = Pick<CaseFile, "uid" | "title" | "type">;

const widths = [50, 75, 100, 150, 200, 300];
const fitting = 2;

/** A picture or the pages of a PDF, as wide as the pane and larger on request. */
export function DocumentView({ file, source: given }: { file: ViewedFile; source?: string }) {
  const { t } = useLingui();
  const { case: shown } = useCase();
  const [step, zoom] = useState(fitting);
  const source = given ?? pathOf(deskFile, { id: shown.id, uid: file.uid });
  const width = `${widths[step]}%`;
  return (
    <div className={css.view}>
      <div className={css.zoom}>
        <IconButton label={t`Zoom out`} onClick={() => zoom(Math.max(0, step - 1))}>
          <MinusIcon />
        </IconButton>
        <button type="button" className={css.percent} onClick={() => zoom(fitting)}>
          {width}
        </button>
        <IconButton label={t`Zoom in`} onClick={() => zoom(Math.min(widths.length - 1, step + 1))}>
          <PlusIcon />
        </IconButton>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it too */}
      <div className={css.sheet} tabIndex={0} role="region" aria-label={file.title}>
        {file.type === "application/pdf" ? (
          <Suspense fallback={<SkeletonText lines={["full", "long", "full"]} />}>
            <PdfPages source={source} width={width} title={file.title} />
          </Suspense>
        ) : (
          <img
            src={source}
            alt={file.title}
            className={css.picture}
            ref={(image) => image?.style.setProperty("width", width)}
          />
        )}
      </div>
    </div>
  );
}
