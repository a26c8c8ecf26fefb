import { lineAgreement } from "#contract/calls/agreements/agreements.ts";
import type { Standing } from "#portal/features/agreements/loaded.ts";
import { server } from "./border.ts";
import { stopClock } from "./clock.ts";
import { press, type as typeIn } from "./hand.ts";
import { person, signIn } from "./member.ts";
import { openScreen } from "./screen.tsx";

export const standing: Standing = {
  line: "otcHongKong",
  agreement: "otc",
  version: "2026-11-01",
  standing: "ready",
  applicant: "Harbour Light Trading Limited",
  register_type: "institution",
  signed: null,
};

export const signed: NonNullable<Standing["signed"]> = {
  version: "2026-11-01",
  locale: "en",
  name: "Ada Wong",
  capacity: "Director",
  at: Date.UTC(2026, 10, 23, 4),
  sha256: "a".repeat(64),
  pdf_sha256: "b".repeat(64),
};

/** The page of an agreement; `shown` is asked each time the page is loaded. */
export function openAgreement(shown: () => Partial<Standing> = () => ({}), who = person()) {
  stopClock(Date.UTC(2026, 10, 23, 4));
  signIn(who);
  server.always(lineAgreement, () => ({ ...standing, ...shown() }));
  window.scrollTo(0, 0);
  return openScreen("/kyc/otcAgreement?line=otcHongKong");
}

/** The name is the signature, until one is drawn. */
export async function fillSignature() {
  await typeIn("Your full name", "Ada Wong");
  await typeIn("Your capacity", "Director");
  const box = document.querySelector<HTMLInputElement>("main input[type=checkbox]")!;
  if (!box.checked) await press(/My signature binds/, "checkbox");
}
