const DAY_MS = 86_400_000;

/** Days of a calendar, without hours: `2026-11-26`. Both belong to the range. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** How many days a range holds; 0 and less where it ends before it begins. */
export function daysIn({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
}

/** The day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return isoDay(Date.parse(day) + count * DAY_MS);
}

/** The same day of a month so many months later, or earlier; the last of it where it is shorter. */
export function addMonths(day: string, count: number): string {
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + count, Math.min(ofMonth, last)));
}

/** The first day of the month. */
export function monthStart(day: string): string {
  return `${day.slice(0, 8)}01`;
}

/** The last day of the month. */
export function monthEnd(day: string): string {
  return addDays(addMonths(monthStart(day), 1), -1);
}

/** The Monday of the week (ISO 8601). */
export function weekStart(day: string): string {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** How many months the later day is from the earlier one, by their months alone. */
export function monthsBetween({ from, to }: DayRange): number {
  const count = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return count(to) - count(from);
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
