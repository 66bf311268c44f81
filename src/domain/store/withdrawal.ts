/** Members of the European Union, whose buyers can withdraw from a contract (ORD-147). */
const EU_COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether buyers may withdraw: by itself where the store ships to the EU, or as its owner says. */
export const WITHDRAWAL_CHOICES = ['auto', 'on', 'off'] as const;
type WithdrawalChoice = (typeof WITHDRAWAL_CHOICES)[number];

/** Days after the last fulfilment. */
export const WITHDRAWAL_DAYS = { least: 14, most: 100 } as const;

export function offersWithdrawal(choice: WithdrawalChoice, shipsTo: ReadonlySet<string>): boolean {
  if (choice !== 'auto') return choice === 'on';
  return [...EU_COUNTRIES].some((country) => shipsTo.has(country));
}

interface WithdrawnOrder {
  /** Of the delivery and the bill. */
  readonly countries: readonly string[];
  /** Pieces are left that were neither sent nor given up. */
  readonly hasUnsent: boolean;
  /** Milliseconds since 1970; null as long as nothing was sent. */
  readonly lastSentAt: number | null;
}

/** Whether an order is one that can be withdrawn from now: from its day to so many days after the last fulfilment (ORD-147). */
export function isWithdrawalOpen(
  { countries, hasUnsent, lastSentAt }: WithdrawnOrder,
  days: number,
  now: number,
): boolean {
  if (!countries.some((country) => EU_COUNTRIES.has(country))) return false;
  return hasUnsent || lastSentAt === null || now <= lastSentAt + days * DAY_MS;
}
