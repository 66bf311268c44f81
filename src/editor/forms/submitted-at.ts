const FORMAT = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** When something was sent, as the reader's language and clock write it. */
export function submittedAt(time: string): string {
  return FORMAT.format(new Date(time));
}
