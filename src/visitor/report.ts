/** Reports problems to the people who maintain the site: on the console of the browser (DATA-75, DATA-76). */
export function report(message: string, cause?: unknown, level: 'error' | 'warn' = 'error'): void {
  // oxlint-disable-next-line no-console -- the specification asks for the console (DATA-75, DATA-76)
  if (cause === undefined) console[level](message);
  // oxlint-disable-next-line no-console -- as above
  else console[level](message, cause);
}
