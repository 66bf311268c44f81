/** A queue of work that runs one piece at a time. */
export interface WorkQueue {
  /** Queues work; with `isFirst` before all waiting work that is not. */
  run<Value>(work: () => Promise<Value>, isFirst?: boolean): Promise<Value>;
}

export function createWorkQueue(): WorkQueue {
  const first: (() => Promise<void>)[] = [];
  const rest: (() => Promise<void>)[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    for (let next = first.shift() ?? rest.shift(); next !== undefined; next = first.shift() ?? rest.shift()) {
      await next();
    }
    isRunning = false;
  }

  return {
    run: (work, isFirst = false) =>
      new Promise((resolve, reject) => {
        (isFirst ? first : rest).push(() => work().then(resolve, reject));
        void drain();
      }),
  };
}
