interface Days {
  readonly from: string | null;
  readonly to: string | null;
}

/** The start and end of a filter's days in the reader's time zone; an invalid day is no limit. */
export function submissionDays({ from, to }: Days): { readonly since?: string; readonly until?: string } {
  const since = startOf(from, 0);
  const until = startOf(to, 1);
  return {
    ...(since === null ? {} : { since }),
    ...(until === null ? {} : { until }),
  };
}

/** The beginning of a day, or of one that many days later. */
function startOf(day: string | null, daysLater: number): string | null {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day ?? '') ?? [];
  if (year === undefined) return null;
  return new Date(Number(year), Number(month) - 1, Number(date) + daysLater).toISOString();
}
