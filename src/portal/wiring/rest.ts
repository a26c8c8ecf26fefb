interface Waiting {
  /** Something happened of which the work is to hear. */
  stir: () => void;
  /** Nothing is waited for any more. */
  stop: () => void;
}

/** Does the work once nothing has stirred for `ms`. */
export function afterRest(ms: number, work: () => void): Waiting {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stirredAt = 0;
  const look = () => {
    const left = stirredAt + ms - performance.now();
    timer = left > 0 ? setTimeout(look, left) : undefined;
    if (timer === undefined) work();
  };
  return {
    // A timer begun anew with every key would cost more than the key itself.
    stir() {
      stirredAt = performance.now();
      timer ??= setTimeout(look, ms);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}

/** Does the work `ms` after the first stir since it was done or stopped, however many follow meanwhile. */
export function atMostEvery(ms: number, work: () => void): Waiting {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    stir() {
      timer ??= setTimeout(() => {
        stop();
        work();
      }, ms);
    },
    stop,
  };
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
