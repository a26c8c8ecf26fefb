import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { type Applicant, makeApplicants } from "../applicants.ts";
import type { Budget } from "../budget.ts";
import { startPortal } from "../portal.ts";
import { pdfOf } from "../../support/server/pdf.ts";

const uploads = 16;
const fileBytes = 10_000_000;

export const uploadMemory: Budget = {
  name: "upload-memory",
  method: `Resident memory of the server's process, workers included, while ${uploads} accounts each send a PDF of ${fileBytes / 1_000_000} MB at the same moment: the kernel's high-water mark, begun anew before, less what was held before. The files are inspected, sealed and written as always.`,
  async measure(ground) {
    await using portal = await startPortal(ground);
    const applicants = await makeApplicants(portal, uploads);
    const file = pdfOfSize(fileBytes);
    forgetPeak(portal.pid);
    const before = residentOf(portal.pid);
    const stored = await Promise.all(applicants.map((each) => upload(each, file)));
    const peak = residentOf(portal.pid, "VmHWM");
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

/** Lets the kernel's high-water mark of a process begin again from what it holds now; Linux only. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** Bytes of memory a process holds, or held at most since its mark began; Linux only. */
function residentOf(pid: number, line: "VmRSS" | "VmHWM" = "VmRSS"): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const found = new RegExp(`^${line}:\\s+(\\d+) kB`, "m").exec(status);
  if (!found) throw new Error("The memory of the server cannot be read.");
  return Number(found[1]) * 1024;
}
