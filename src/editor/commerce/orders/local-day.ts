/** The day of a moment where the person is, as fields of days have it: `2026-11-26`. */
export function localDay(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const year = String(moment.getFullYear()).padStart(4, '0');
  return `${year}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Whether a day was entered whole. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text);
}

/** A moment within a day where the person is, to say the day by. */
export function momentOfDay(day: string): string {
  return `${day}T12:00:00`;
}
