import { expect, it } from 'vitest';
import { stepsDone, type ShopFacts } from './first-steps.ts';

const NOTHING: ShopFacts = {
  hasSeller: false,
  hasPricedProduct: false,
  isSending: false,
  hasDelivery: false,
  hasPayment: false,
  isSitePublic: false,
  hasLiveProduct: false,
  hasOrder: false,
};

it.each<[Partial<ShopFacts>, readonly string[]]>([
  [{}, []],
  [{ hasSeller: true }, ['settings']],
  [{ hasPricedProduct: true, isSending: true }, ['product']],
  // A service is delivered by nobody.
  [{ hasPricedProduct: true }, ['product', 'delivery']],
  [{ hasDelivery: true }, ['delivery']],
  [{ hasPayment: true }, ['payment']],
  [{ isSitePublic: true }, []],
  [{ hasLiveProduct: true }, []],
  [{ isSitePublic: true, hasLiveProduct: true }, ['publish']],
  [{ hasOrder: true }, ['order']],
])('of a shop with %j these steps are done: %j [COMM-116]', (facts, done) => {
  expect(stepsDone({ ...NOTHING, ...facts })).toEqual(done);
});
