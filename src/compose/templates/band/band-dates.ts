import { line, text } from '#compose/block-kit.ts';
import { h, p, strong } from '#compose/rich-text-kit.ts';
import { put, type PlacedDraft } from '#compose/section-plan.ts';

export interface ShowDate {
  readonly day: string;
  readonly town: string;
  readonly place: string;
  readonly note: string;
}

export const SHOW_DATES: readonly ShowDate[] = [
  { day: 'Fri 14 March', town: 'Northport', place: 'The Old Laundry', note: '$14 at the door' },
  { day: 'Sat 15 March', town: 'Millbridge', place: 'Station Hotel, upstairs', note: '$12 at the door' },
  { day: 'Thu 20 March', town: 'Greywater', place: 'Union Hall', note: 'Sold out. Bring earplugs anyway' },
  { day: 'Fri 28 March', town: 'Eastcliff', place: 'The Lamp Room', note: '$14, under 18 half' },
  { day: 'Sat 12 April', town: 'Saltmarsh', place: 'Three Bells', note: 'Free, a hat goes round' },
  {
    day: 'Sat 7 June',
    town: 'Long Meadow',
    place: 'Second stage, in daylight',
    note: 'With your festival ticket',
  },
];

/** Rows of the grid from one date to the next. */
export const ROWS_OF_DATE = 4;

/** Dates below each other between lines, from a row of the grid on. */
export function datesFrom(row: number, dates: readonly ShowDate[]): readonly PlacedDraft[] {
  return dates.flatMap(({ day, town, place, note }, index) => {
    const y = row + index * ROWS_OF_DATE;
    return [
      put([0, y, 24, 1], line()),
      put([0, y + 1, 8, 2], text(h(3, day))),
      put([8, y + 1, 9, 2], text(p(strong(town), `, ${place}`)), { gap: 0 }),
      put([17, y + 1, 7, 2], text(p(note)), { gap: 0 }),
    ];
  });
}
