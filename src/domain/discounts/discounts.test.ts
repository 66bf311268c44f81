import { describe, expect, it } from 'vitest';
import type { Permission } from '#domain/roles/permissions.ts';
import { CODE_PATTERN, generatedCode, PREFIX_PATTERN } from './discount-code.ts';
import { discountFieldsSchema } from './discount-fields.ts';
import { discountState } from './discount-state.ts';
import { permittedTriggers } from './discount-triggers.ts';
import { parsePercent, percentText } from './percent-text.ts';

const FIELDS = {
  trigger: 'code',
  title: 'Spring',
  code: 'SPRING',
  effect: { kind: 'percent', on: 'order', percent: 1000 },
  conditions: {
    minimumSubtotal: null,
    minimumPieces: null,
    productIds: null,
    categories: null,
    isForMembers: false,
    isForFirstOrder: false,
    countries: null,
    leavesOutSales: false,
  },
  emails: null,
  isExclusive: false,
  startsAt: '2026-11-26T09:30',
  endsAt: null,
  useLimit: null,
  customerLimit: null,
  charges: 1,
};
const problems = (changed: object) =>
  discountFieldsSchema
    .safeParse({ ...FIELDS, ...changed })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('what an owner fills in', () => {
  it.each([
    [1, true],
    [10_000, true],
    [0, false],
    [10_001, false],
    [12.5, false],
  ])('takes a percentage of %d hundredths: %s [ORD-49]', (percent, isTaken) => {
    expect(problems({ effect: { kind: 'percent', on: 'order', percent } })).toHaveLength(isTaken ? 0 : 1);
  });

  it.each([
    ['percent', 'lines', { percent: 100 }, true],
    ['amount', 'delivery', { amount: 500 }, true],
    ['amount', 'order', { amount: 0 }, false],
    ['amount', 'order', { amount: 100_000_001 }, false],
    ['buyXGetY', 'lines', { buy: 2, get: 1, percent: 10_000 }, true],
    ['buyXGetY', 'lines', { buy: 0, get: 1, percent: 10_000 }, false],
    ['buyXGetY', 'order', { buy: 2, get: 1, percent: 10_000 }, false],
  ])('takes %s on %s with %o: %s [ORD-49]', (kind, on, numbers, isTaken) => {
    expect(problems({ effect: { kind, on, ...numbers } })).toHaveLength(isTaken ? 0 : 1);
  });

  it.each([
    ['abc', true],
    ['Summer_20-x', true],
    ['a'.repeat(40), true],
    ['  SPRING ', true],
    ['ab', false],
    ['a'.repeat(41), false],
    ['two words', false],
    ['spring!', false],
    ['früh', false],
  ])('takes the code “%s”: %s [ORD-51]', (code, isTaken) => {
    const wrong = ['code', 'A code has 3 to 40 letters, digits, hyphens or underscores.'];
    expect(problems({ code })).toEqual(isTaken ? [] : [wrong]);
  });

  it('gives no code to what applies by itself, and an end after its start only [ORD-47, ORD-52]', () => {
    expect(problems({ trigger: 'automatic', code: null })).toEqual([]);
    expect(problems({ trigger: 'automatic' })).toEqual([
      ['code', 'A discount that applies by itself has no code.'],
    ]);
    expect(problems({ endsAt: '2026-11-26T09:31' })).toEqual([]);
    expect(problems({ endsAt: '2026-11-26T09:30' })).toEqual([['endsAt', 'The end is not after the start.']]);
  });

  it('has limits of one use and more, or none [ORD-53]', () => {
    expect(problems({ useLimit: 1, customerLimit: 1 })).toEqual([]);
    expect(problems({ useLimit: 0, customerLimit: 0 })).toHaveLength(2);
  });
});

it.each([
  ['10', 1000, '10'],
  ['12.5', 1250, '12.5'],
  ['12,50 %', 1250, '12.5'],
  ['0.01', 1, '0.01'],
  ['100', 10_000, '100'],
])('reads the percentage %s [ORD-49]', (typed, percent, text) => {
  expect([parsePercent(typed), percentText(percent)]).toEqual([percent, text]);
});

it.each(['', '0', '0.00', '100.01', '101', '1.234', '-1', 'ten', '.5'])(
  'reads no percentage in “%s” [ORD-49]',
  (typed) => {
    expect(parsePercent(typed)).toBeNull();
  },
);

it('makes codes of a prefix and 12 random characters, with the longest of 40 in all [ORD-51]', () => {
  const code = generatedCode('VIP-', () => Uint8Array.from({ length: 12 }, (_none, index) => index * 23));
  expect(code).toMatch(/^VIP-[2-9A-HJ-NP-Z]{12}$/);
  const longest = 'a'.repeat(28);
  expect([PREFIX_PATTERN.test(longest), PREFIX_PATTERN.test(`${longest}a`)]).toEqual([true, false]);
  expect(CODE_PATTERN.test(generatedCode(longest, (bytes) => new Uint8Array(bytes).fill(255)))).toBe(true);
});

it.each([
  ['scheduled', 0, 10, 20, false],
  ['active', 10, 10, 20, false],
  ['active', 19, 10, 20, false],
  ['expired', 20, 10, 20, false],
  ['active', 1_000, 10, null, false],
  ['paused', 15, 10, 20, true],
  ['paused', 0, 10, 20, true],
  ['expired', 20, 10, 20, true],
] as const)('is %s at %d from %d to %s, paused: %s [ORD-52]', (state, now, startsAt, endsAt, isPaused) => {
  expect(discountState({ startsAt, endsAt, isPaused }, now)).toBe(state);
});

it.each([
  [['commerce.coupons'], ['code']],
  [['commerce.discounts'], ['automatic']],
  [
    ['commerce.coupons', 'commerce.discounts'],
    ['code', 'automatic'],
  ],
  [['commerce.store-settings'], []],
] as [Permission[], string[]][])('lets whoever holds %o see %o [ORD-47, ROLE-74]', (held, triggers) => {
  expect(permittedTriggers(new Set(held))).toEqual(triggers);
});
