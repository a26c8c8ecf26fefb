import { randomBytes, randomUUID } from "node:crypto";
import { type Applicant, makeApplicants } from "../applicants.ts";
import type { Budget } from "../budget.ts";
import { startPortal } from "../portal.ts";
import { residentBytes } from "#tests/support/server/memory.ts";
import { pdfOf } from "#tests/support/server/pdf.ts";

const uploads = 16;
const fileBytes = 10_000_000;

export const uploadMemory: Budget = {
  name: "upload-memory",
  method: `Resident memory of the server and of the processes that inspect files, what they share counted once, sampled every 10 ms, while ${uploads} accounts each send a PDF of ${fileBytes / 1_000_000} MB at the same moment, less what was held before. The files are inspected, encrypted and stored as always.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const applicants = await makeApplicants(portal, uploads);
    const file = pdfOfSize(fileBytes);
    const before = residentBytes(portal.pid);
    let peak = before;
    const sampling = setInterval(() => (peak = Math.max(peak, residentBytes(portal.pid))), 10);
    const stored = await Promise.all(applicants.map((each) => upload(each, file)));
    clearInterval(sampling);
    return [
      {
        what: `memory gained by ${uploads} uploads of ${fileBytes / 1_000_000} MB at once`,
        unit: "MB",
        measured: (peak - before) / 1_000_000,
        limit: { atMost: 200 },
      },
      {
        what: "files stored",
        unit: "",
        measured: stored.filter(({ size }) => size === fileBytes).length,
        limit: { atLeast: uploads },
      },
    ];
  },
};

/** A PDF of exactly so many bytes, which do not compress; what is added stands where a PDF may hold anything. */
function pdfOfSize(bytes: number): Uint8Array<ArrayBuffer> {
  const small = pdfOf(2).toString("latin1");
  const cut = small.lastIndexOf("startxref");
  const wanted = bytes - small.length - 2;
  const filling = randomBytes(Math.ceil((wanted * 3) / 4))
    .toString("base64")
    .slice(0, wanted);
  return Uint8Array.from(
    Buffer.from(`${small.slice(0, cut)}%${filling}\n${small.slice(cut)}`, "latin1"),
  );
}

function upload(
  { call, formId }: Applicant,
  file: Uint8Array<ArrayBuffer>,
): Promise<{ size: number }> {
  const body = new FormData();
  body.set("form_id", formId);
  body.set("slot", "articles");
  body.set("uid", randomUUID());
  body.set("file", new Blob([file], { type: "application/pdf" }), "articles.pdf");
  return call("/ins-kyc/v1/action/upload-file", { method: "POST", body });
}
