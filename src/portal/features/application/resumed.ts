const key = "gatehouse.resumed";

/** The next application in this tab opens without the question whether to continue the draft. */
export function continueUnasked(): void {
  sessionStorage.setItem(key, "1");
}

export const wasAsked = (): boolean => sessionStorage.getItem(key) !== null;
