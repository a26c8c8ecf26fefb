/** Who checks faces and identity documents, by the name of the setting. */
export const checkVendors = { sandbox: "Sandbox", zoloz: "ZOLOZ", jumio: "Jumio" } as const;
export type CheckVendor = keyof typeof checkVendors;

export const checkVendorIds = Object.keys(checkVendors) as CheckVendor[];
