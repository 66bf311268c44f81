/** What the runtime has to say to whoever looks after the site: the console of the browser. */
export function report(message: string, cause?: unknown): void {
  // oxlint-disable-next-line no-console -- the specification asks for the console (DATA-75, DATA-76)
  if (cause === undefined) console.error(message);
  // oxlint-disable-next-line no-console -- as above
  else console.error(message, cause);
}
