import { getRouteApi } from "@tanstack/react-router";
import type { Loaded } from "./loaded.ts";
import { NothingToSign } from "./NothingToSign.tsx";
import { ReadAndSign } from "./ReadAndSign.tsx";
import { Signed } from "./Signed.tsx";
import { TextChanged } from "./TextChanged.tsx";

const route = getRouteApi("/kyc/otcAgreement");
const secondRoute = getRouteApi("/kyc/otcFlyingOtterAgreement");

/** /kyc/otcAgreement: the agreement of the OTC lines. */
export function OtcAgreement() {
  return <Agreement loaded={route.useLoaderData()} />;
}

/** /kyc/otcFlyingOtterAgreement: that of the second entity. */
export function OtcFlyingOtterAgreement() {
  return <Agreement loaded={secondRoute.useLoaderData()} />;
}

function Agreement({ loaded }: { loaded: Loaded | null }) {
  if (loaded === null) return <NothingToSign />;
  const { standing, texts, ...typed } = loaded;
  if (standing.standing === "signed" && standing.signed)
    return <Signed standing={standing} signed={standing.signed} />;
  if (standing.standing !== "ready") return <NothingToSign line={standing.line} />;
  if (texts === null) return <TextChanged />;
  return <ReadAndSign key={standing.line} standing={standing} texts={texts} {...typed} />;
}
