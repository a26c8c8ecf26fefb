const place = "gatehouse.resumed";

/** What is opened next in this tab is continued without asking; says nothing about its contents. */
export function continueUnasked(): void {
  sessionStorage.setItem(place, "1");
}

/** Whether the person was already asked in this tab whether to continue with the draft. */
export const wasAsked = (): boolean => sessionStorage.getItem(place) !== null;
