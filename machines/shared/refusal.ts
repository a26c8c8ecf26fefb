/** Codes of the contract register here (src/contract/refusals.ts), so that charts carry them typed and stay free of the contract. */
// oxlint-disable-next-line typescript/no-empty-interface
export interface RefusalCodes {}

export type RefusalCode = Extract<keyof RefusalCodes, string>;

/** Why a call or a check was rejected. Screens look up the words; params fill their placeholders. */
export interface Refusal {
  code: RefusalCode;
  params?: Readonly<Record<string, string | number>>;
}
