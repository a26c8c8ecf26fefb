import { call, callOf } from "@gatehouse/machines/shared/call";
import { fromPromise } from "xstate";
import type { PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";

export type { PDFDocumentProxy } from "unpdf/pdfjs";

/** As sharp as a page of 1,400 px. */
const drawnWidth = 1400;

/** Loads a PDF. Its scripts never run: pages are only drawn. */
export const pdfDocument = callOf<{ source: string }, PDFDocumentProxy>(
  call.provide({
    actors: {
      send: fromPromise(async ({ input, signal }) => {
        const { source } = input as { source: string };
        const [{ getDocument }, response] = await Promise.all([
          import("unpdf/pdfjs"),
          fetch(source, { signal }),
        ]);
        if (!response.ok) throw new Error(String(response.status));
        const data = new Uint8Array(await response.arrayBuffer());
        const options = { data, isEvalSupported: false, useSystemFonts: true, useWasm: false };
        return { kind: "answered", result: await getDocument(options).promise };
      }),
    },
  }),
);

/** Draws a page when it is first seen. Returns how to stop. */
export function drawWhenSeen(pdf: PDFDocumentProxy, number: number, canvas: HTMLCanvasElement) {
  const ending = new AbortController();
  const observer = new IntersectionObserver(
    ([seen]) => {
      if (!seen?.isIntersecting) return;
      observer.disconnect();
      void pdf.getPage(number).then((page) => draw(page, canvas, ending.signal));
    },
    { rootMargin: "600px" },
  );
  observer.observe(canvas);
  return () => {
    observer.disconnect();
    ending.abort();
  };
}

function draw(page: PDFPageProxy, canvas: HTMLCanvasElement, signal: AbortSignal): void {
  if (signal.aborted) return;
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: drawnWidth / plain.width });
  canvas.width = viewport.width;
  canvas.height = viewport.height;
  const task = page.render({ canvas, viewport });
  signal.addEventListener("abort", () => task.cancel());
  task.promise.catch(() => undefined);
}
