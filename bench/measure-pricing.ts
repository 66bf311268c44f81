import { priceCart } from '../src/domain/pricing/price-cart.ts';
import type { DiscountEffect, PricingInput } from '../src/domain/pricing/pricing-input.ts';
import {
  cartOf,
  cents,
  discountOf,
  flat,
  lineOf,
  optionOf,
  taxOf,
} from '../src/domain/pricing/testing/sample-cart.ts';
import { median, type Measured } from './report.ts';

const LINES = 100;
const OPTIONS = 50;
const WARM_UP = 50;
const ROUNDS = 200;

/** The totals of a large cart: with ten discounts to choose from, and with fifty ways of delivery to quote (ORD-63). */
export function measurePricing(): Measured[] {
  return [
    {
      what: `pricing: ${LINES} lines with ${discounts().length} discounts, median`,
      value: medianOf(largeCart({ discounts: discounts() })),
      unit: 'ms',
      target: { atMost: 5 },
    },
    {
      what: `pricing: ${LINES} lines with ${OPTIONS} ways of delivery, median`,
      value: medianOf(
        largeCart({
          shippingOptions: Array.from({ length: OPTIONS }, (_, at) => optionOf(`${at}`, flat(500 + at))),
        }),
      ),
      unit: 'ms',
      target: { atMost: 5 },
    },
  ];
}

function medianOf(input: PricingInput): number {
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const before = performance.now();
    priceCart(input);
    if (round >= WARM_UP) times.push(performance.now() - before);
  }
  return median(times);
}

function largeCart(more: Partial<PricingInput>): PricingInput {
  const lines = Array.from({ length: LINES }, (_, at) =>
    lineOf(String(at).padStart(3, '0'), 1000 + at * 7, 1 + (at % 3), {
      categoryIds: [at % 2 === 0 ? 'a' : 'b'],
    }),
  );
  const shippingOptions = [
    optionOf('post', flat(500, 10), undefined, { freeFrom: cents(100_000) }),
    optionOf('express', flat(900)),
  ];
  return cartOf(lines, {
    taxRules: [taxOf('state', 60_000), taxOf('city', 12_500)],
    shippingOptions,
    ...more,
  });
}

/** Of each kind some, one of which counts alone. */
function discounts() {
  const effects: readonly DiscountEffect[] = [
    { on: 'lines', kind: 'percent', percent: 1000 },
    { on: 'lines', kind: 'percent', percent: 1500 },
    { on: 'lines', kind: 'amount', amount: cents(5000) },
    { on: 'lines', kind: 'buyXGetY', buy: 2, get: 1, percent: 10_000 },
    { on: 'order', kind: 'percent', percent: 500 },
    { on: 'order', kind: 'amount', amount: cents(2000) },
    { on: 'order', kind: 'percent', percent: 700 },
    { on: 'delivery', kind: 'percent', percent: 10_000 },
    { on: 'delivery', kind: 'amount', amount: cents(100) },
  ];
  const some = effects.map((effect, at) =>
    discountOf(`${at}`, effect, at % 3 === 1 ? { categoryIds: ['a'] } : {}),
  );
  const alone: DiscountEffect = { on: 'lines', kind: 'amount', amount: cents(3000) };
  return [...some, discountOf('alone', alone, {}, { isExclusive: true })];
}
