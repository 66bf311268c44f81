import { expect, it } from 'vitest';
import { addressLines } from './order-address.ts';

const ADDRESS = {
  name: 'Ada Lovelace',
  company: '',
  line1: '1 Quarry Lane',
  line2: '',
  city: 'Springfield',
  region: '',
  postalCode: '',
  country: '',
};

it.each([
  ['US', 'IL', '62701', 'Springfield, IL 62701'],
  ['CA', 'ON', 'K1A 0B1', 'Springfield, ON K1A 0B1'],
  ['US', '', '62701', 'Springfield, 62701'],
  ['GB', '', 'SW1A 2AA', 'Springfield SW1A 2AA'],
  ['AT', '', '1010', '1010 Springfield'],
  ['CH', 'ZH', '8001', '8001 Springfield ZH'],
  ['', '', '', 'Springfield'],
])('an address in %j is written as it is there [ORD-19]', (country, region, postalCode, line) => {
  const lines = addressLines({ ...ADDRESS, country, region, postalCode });
  expect(lines).toEqual(['Ada Lovelace', '1 Quarry Lane', line]);
});
