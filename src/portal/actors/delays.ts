interface Delayed {
  /** Asks for the work to be done later. */
  request: () => void;
  cancel: () => void;
}

/**
 * Does the work once it has not been requested for `ms`. Not a delay of a chart: it is requested with each key, and typing
 * reaches no chart, log or inspector.
 */
export function debounce(ms: number, work: () => void): Delayed {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let requestedAt = 0;
  const check = () => {
    const left = requestedAt + ms - performance.now();
    timer = left > 0 ? setTimeout(check, left) : undefined;
    if (timer === undefined) work();
  };
  return {
    // A new timer for each key would cost more than the key itself.
    request() {
      requestedAt = performance.now();
      timer ??= setTimeout(check, ms);
    },
    cancel() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Does the work `ms` after the first request since it was last done, however many follow. Not a delay of a chart: see `debounce`. */
export function throttle(ms: number, work: () => void): Delayed {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const request = () => {
    timer ??= setTimeout(() => {
      cancel();
      work();
    }, ms);
  };
  return { request, cancel };
}
