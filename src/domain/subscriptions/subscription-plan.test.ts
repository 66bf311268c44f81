import { describe, expect, it } from 'vitest';
import { siteTranslator } from '#messages/site-translator.ts';
import { planWords } from './plan-words.ts';
import { subscriptionPlanSchema } from './subscription-plan.ts';

const plan = (value: number, unit: 'week' | 'month' | 'year', numBillingCycles = 0) => ({
  billingPeriod: { value, unit },
  numBillingCycles,
});

describe('a plan', () => {
  it.each([
    [1, 'week', true],
    [52, 'week', true],
    [53, 'week', false],
    [24, 'month', true],
    [25, 'month', false],
    [5, 'year', true],
    [6, 'year', false],
    [0, 'month', false],
    [1.5, 'month', false],
    [1, 'day', false],
  ])('has a period of %s × %s: %s [COMM-44, ORD-108]', (value, unit, isRight) => {
    const read = subscriptionPlanSchema.safeParse({ billingPeriod: { value, unit }, numBillingCycles: 0 });
    expect(read.success).toBe(isRight);
  });

  it.each([
    [undefined, 0],
    [0, 0],
    [999, 999],
    [1000, 0],
  ])('with the charges %s has %s, 0 being without end [COMM-45, ORD-109]', (numBillingCycles, charges) => {
    const period = { value: 1, unit: 'month' };
    const read = subscriptionPlanSchema.parse({ billingPeriod: period, numBillingCycles });
    expect(read.numBillingCycles).toBe(charges);
  });

  it.each([
    [plan(1, 'week'), '$10.00 every week'],
    [plan(1, 'month'), '$10.00 every month'],
    [plan(1, 'year'), '$10.00 every year'],
    [plan(2, 'week'), '$10.00 every 2 weeks'],
    [plan(3, 'month'), '$10.00 every 3 months'],
    [plan(5, 'year'), '$10.00 every 5 years'],
    [plan(2, 'week', 6), '$10.00 every 2 weeks for 12 weeks'],
    [plan(1, 'month', 1), '$10.00 every month for 1 month'],
    [plan(1, 'year', 3), '$10.00 every year for 3 years'],
  ])('says what it asks %# [COMM-46, COMM-47, COMM-48, COMM-49]', (of, text) => {
    expect(siteTranslator('en')(planWords(of, '$10.00'))).toBe(text);
  });
});
