import { expect, it } from 'vitest';
import { cookieValue } from './cookie-value.ts';

it.each([
  ['a=1; crumb=x%20y; b=2', 'x y'],
  ['xcrumb=1', ''],
  ['', ''],
  ['crumb=%E0%A4%A', ''],
])('reads the crumb of %j as %j [DATA-11]', (cookies, value) => {
  expect(cookieValue(cookies, 'crumb')).toBe(value);
});
