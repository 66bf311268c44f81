/** Of a terminal (Ctrl+C), of a supervisor, of a terminal that is closed. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
export type StopSignal = (typeof SIGNALS)[number];

/** Calls `stop` with the first signal; a second one ends the process at once. Returns what has the effect of a signal. */
export function stopOnSignals(stop: (signal: StopSignal) => Promise<void>): (signal: StopSignal) => void {
  let isStopping = false;
  const receive = (signal: StopSignal): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    void stop(signal);
  };
  for (const signal of SIGNALS) process.on(signal, () => receive(signal));
  return receive;
}
