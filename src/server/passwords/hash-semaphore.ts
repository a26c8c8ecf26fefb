import { keyedSemaphore } from "../jobs/semaphore.ts";

const atOnce = 2;
const queueLength = 30;

/** Per address range, so that one range cannot fill the hash queue. */
export const hashSemaphore = keyedSemaphore(atOnce, queueLength);
