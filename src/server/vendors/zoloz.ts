import { type Clock, minutesAfter } from "../clock.ts";
import type { CheckKind } from "#contract/identity/check-states.ts";
import { vendorTimeoutMs } from "./ask-vendor.ts";
import { type CheckAsked, type IdentityVendor, VendorUnavailable } from "./identity-vendor.ts";
import { hintIn, readBegun, readChecked } from "./zoloz-answers.ts";
import { openGateway, type ZolozAccess } from "./zoloz-gateway.ts";

export interface ZolozSettings extends ZolozAccess {
  /** Origin of the pages that people open, without a trailing slash. */
  pages: string;
  /** The product that verifies a face. */
  facedBy: Product;
  /** ZOLOZ's codes of the documents that a person can show. */
  docTypes: readonly string[];
}

/** ZOLOZ publishes no lifetime of a transaction; it answers VoidTimeout when one has ended. */
const transactionMinutes = 30;

/**
 * ZOLOZ in mobile browsers (H5). Identity: Real ID, a document and the face on it. Face: Connect, which compares
 * with a face that ZOLOZ already has of this `subject`, so the operator enrols it there (connect/enroll); or Real
 * ID, which needs nothing before. There is no call back: the result is asked for, which may be repeated.
 */
export function openZoloz(
  settings: ZolozSettings,
  clock: Clock,
  timeoutMs = vendorTimeoutMs,
): IdentityVendor {
  const gateway = openGateway(settings, clock, timeoutMs);
  return {
    name: "zoloz",
    async begin(asked) {
      const product = productOf(settings, asked.kind);
      const { initialize, page } = products[product];
      const content = initialize(asked, settings);
      const { transactionId, clientCfg } = readBegun(
        await gateway.call(`${product}/initialize`, content),
      );
      const url = page({ transactionId, clientCfg, returnUrl: asked.returnUrl });
      return {
        transaction: `${product}.${transactionId}`,
        url: `${settings.pages}${url}`,
        expiresAt: minutesAfter(clock(), transactionMinutes),
      };
    },
    async check({ transaction, reference }, returned) {
      const { product, transactionId } = partsOf(transaction);
      const content = { bizId: reference, transactionId };
      const { checked } = products[product];
      const answer = readChecked(
        await gateway.call(`${product}/checkresult`, { ...content, ...checked.content }),
        checked.field,
        transactionId,
      );
      return answer ?? hintIn(returned, transactionId);
    },
  };
}

export type Product = "connect" | "realid";

function partsOf(transaction: string): { product: Product; transactionId: string } {
  const [, product, transactionId = ""] = /^(connect|realid)\.([\w-]+)$/.exec(transaction) ?? [];
  if (!product) throw new VendorUnavailable("not a transaction of zoloz");
  return { product: product as Product, transactionId };
}

const productOf = ({ facedBy }: ZolozSettings, kind: CheckKind): Product =>
  kind === "face" ? facedBy : "realid";

interface Page {
  transactionId: string;
  clientCfg: string;
  returnUrl: string;
}

const common = ({ reference, subject, returnUrl }: CheckAsked) => ({
  bizId: reference,
  userId: subject,
  metaInfo: "MOB_H5",
  h5ModeConfig: {
    completeCallbackUrl: returnUrl,
    interruptCallbackUrl: returnUrl,
  },
});

const products = {
  connect: {
    initialize: (asked: CheckAsked, _: ZolozSettings): object => ({
      ...common(asked),
      sceneCode: "kyc",
      productConfig: { livenessMode: "STANDARD" },
    }),
    page: ({ transactionId: state, clientCfg: clientcfg, returnUrl: callbackurl }: Page) =>
      `/page/zoloz-face-fe/index.html?${new URLSearchParams({ state, clientcfg, callbackurl }).toString()}`,
    checked: { field: "connectResult", content: {} },
  },
  realid: {
    initialize: (asked: CheckAsked, { docTypes }: ZolozSettings): object => ({
      ...common(asked),
      flowType: "H5_REALIDLITE_KYC",
      operationMode: "STANDARD",
      ...(docTypes.length > 1 ? { autoDocTypes: docTypes } : { docType: docTypes[0] }),
    }),
    page: ({ clientCfg: clientcfg }: Page) =>
      `/page/zoloz-realid-fe/index.html?${new URLSearchParams({ clientcfg }).toString()}`,
    checked: { field: "ekycResult", content: { isReturnImage: "N" } },
  },
} as const;
