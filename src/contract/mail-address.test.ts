import { expect, it } from 'vitest';
import { mailAddressSchema } from './mail-address.ts';

const ADDRESS = 'ada@example.org';

it('takes an address with spaces around it, up to 1,000 characters', () => {
  expect(mailAddressSchema.parse(` ${ADDRESS} `)).toBe(ADDRESS);
  expect(mailAddressSchema.parse(ADDRESS.padEnd(1000))).toBe(ADDRESS);
});

it.each(['nobody', ADDRESS.padEnd(1001), 'a'.repeat(100_000)])('refuses others with one message', (text) => {
  const { error } = mailAddressSchema.safeParse(text);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid email']);
});
