import { Trans, useLingui } from "@lingui/react/macro";
import { useSelector } from "@xstate/react";
import { useEffect, useLayoutEffect, useRef } from "react";
import { Callout } from "#ui/Callout/Callout.tsx";
import { SkeletonText } from "#ui/Skeleton/Skeleton.tsx";
import { useScreenActor } from "#desk/system/use-desk.ts";
import * as css from "./documents.css.ts";
import { drawWhenSeen, pdfDocument, type PDFDocumentProxy } from "./pdf-document.ts";

interface Props {
  source: string;
  width: string;
  title: string;
}

/** The pages of a PDF as pictures. */
export function PdfPages({ source, width, title }: Props) {
  const { t } = useLingui();
  const loading = useScreenActor(pdfDocument, { input: { source } });
  const pdf = useSelector(loading, ({ context }) => context.result) as PDFDocumentProxy | undefined;
  const isFailed = useSelector(loading, (snapshot) => snapshot.hasTag("failed"));
  if (isFailed)
    return (
      <Callout tone="caution" role="alert">
        <Trans>This PDF cannot be shown here. Download it to read it.</Trans>
      </Callout>
    );
  if (!pdf) return <SkeletonText lines={["full", "long", "full", "medium"]} />;
  return Array.from({ length: pdf.numPages }, (_, at) => (
    <PdfPage key={at} pdf={pdf} number={at + 1} width={width} label={t`${title}, page ${at + 1}`} />
  ));
}

interface PageProps {
  pdf: PDFDocumentProxy;
  number: number;
  width: string;
  label: string;
}

function PdfPage({ pdf, number, width, label }: PageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => drawWhenSeen(pdf, number, canvas.current!), [pdf, number]);
  useLayoutEffect(() => canvas.current!.style.setProperty("width", width), [width]);
  return <canvas ref={canvas} role="img" aria-label={label} className={css.picture} />;
}
