import { keyedSemaphore } from "../semaphore.ts";

const atOnce = 2;
const queueLength = 30;

/** Lets few of one address range at a time to the passwords' own queue, so that none fills it for all. */
export const hashSemaphore = keyedSemaphore(atOnce, queueLength);
