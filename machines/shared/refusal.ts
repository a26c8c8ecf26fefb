/** The contract registers its codes here (src/contract/refusals), so that charts have them typed without importing it. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface RefusalCodes {}

export type RefusalCode = Extract<keyof RefusalCodes, string>;

/** Why a call or a check was rejected. Screens show the message of the code; params fill its placeholders. */
export interface Refusal {
  code: RefusalCode;
  params?: Readonly<Record<string, string | number>>;
}
