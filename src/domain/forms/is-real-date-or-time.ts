const DIGITS = /^\d{1,4}$/;

/** Whether month, day and year form a day of the calendar; years from 1 to 9999 (FORM-38). */
export function isRealDate(parts: readonly string[]): boolean {
  const [month = '', day = '', year = ''] = parts.map((part) => part.trim());
  if (!DIGITS.test(month) || !DIGITS.test(day) || !DIGITS.test(year)) return false;
  const [m, d, y] = [Number(month), Number(day), Number(year)];
  return m >= 1 && m <= 12 && y >= 1 && d >= 1 && d <= daysIn(m, y);
}

function daysIn(month: number, year: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * Whether hour, minute, second and AM/PM form a time of the day (FORM-38): hours 1 to 12 with AM or PM, 0 to 23
 * without. Empty seconds count as 0.
 */
export function isRealTime(parts: readonly string[]): boolean {
  const [hour = '', minute = '', second = '', ampm = ''] = parts.map((part) => part.trim());
  if (!/^\d{1,2}$/.test(hour) || !/^\d{1,2}$/.test(minute) || !/^\d{0,2}$/.test(second)) return false;
  if (!/^(?:am|pm|)$/i.test(ampm)) return false;
  const [h, m, s] = [Number(hour), Number(minute), Number(second)];
  const isHour = ampm === '' ? h <= 23 : h >= 1 && h <= 12;
  return isHour && m <= 59 && s <= 59;
}
