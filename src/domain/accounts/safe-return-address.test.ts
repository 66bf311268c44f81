import { expect, it } from 'vitest';
import { safeReturnAddress } from './safe-return-address.ts';

const DASHBOARD = 'http://app.localhost:8080';

it.each([
  ['/account?x=1', '/account?x=1'],
  ['http://app.localhost:8080/trash', '/trash'],
  [
    'http://demo.app.localhost:8080/config/?frameUrl=%2F',
    'http://demo.app.localhost:8080/config/?frameUrl=%2F',
  ],
  ['http://demo.app.localhost/config/', null],
  ['https://demo.app.localhost:8080/', null],
  ['http://a.b.app.localhost:8080/', null],
  ['http://demo.localhost:8080/', null],
  ['http://evilapp.localhost:8080/', null],
  ['http://demo.app.localhost.evil.example:8080/', null],
  ['http://user@demo.app.localhost:8080/', null],
  ['//evil.example/', null],
  [String.raw`\\evil.example/`, null],
  ['/.//evil.example/', null],
  ['http://app.localhost:8080//evil.example/', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('leads from %j to %j', (text, address) => {
  expect(safeReturnAddress(text, DASHBOARD)).toBe(address);
});
