const looked = "gatehouse.resumed";

/** What is opened next in this tab is gone on with unasked; says nothing about its contents. */
export function goOnUnasked(): void {
  sessionStorage.setItem(looked, "1");
}

/** Whether the person was already asked in this tab whether to go on with the draft. */
export function wasResumed(): boolean {
  return sessionStorage.getItem(looked) !== null;
}
