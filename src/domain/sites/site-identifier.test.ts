import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RESERVED_IDENTIFIERS } from './reserved-identifiers.ts';
import { identifierProblem, proposeIdentifier } from './site-identifier.ts';

it.each([
  ['abc', null],
  ['a1-b2', null],
  ['a'.repeat(63), null],
  ['ab', 'invalid'],
  ['a'.repeat(64), 'invalid'],
  ['-abc', 'invalid'],
  ['abc-', 'invalid'],
  ['Abc', 'invalid'],
  ['a_b', 'invalid'],
  ['a.b', 'invalid'],
  ['café', 'invalid'],
  ['xn--caf-dma', 'invalid'],
  ['', 'invalid'],
  ['www', 'reserved'],
  ['staff', 'reserved'],
  ['demo', null],
  ['preview-studio', 'reserved'],
])('judges %j as %j [PLAT-01]', (identifier, problem) => {
  expect(identifierProblem(identifier)).toBe(problem);
});

it('reserves at least 100 names, each of which would be valid otherwise or is shorter [PLAT-01]', () => {
  expect(RESERVED_IDENTIFIERS.size).toBeGreaterThanOrEqual(100);
  for (const name of ['www', 'app', 'api', 'staff', 'mail']) expect(RESERVED_IDENTIFIERS).toContain(name);
});

it.each([
  ['Café Olé!', 'cafe-ole'],
  ['  My   Studio ', 'my-studio'],
  ['Я', 'my-site'],
  ['Ab', 'ab-site'],
  ['Shop', 'shop-site'],
  ['Preview me', 'site-preview-me'],
])('proposes for %j the identifier %j [PLAT-01]', (title, identifier) => {
  expect(proposeIdentifier(title)).toBe(identifier);
});

it('proposes a valid identifier for every title [PLAT-01]', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (title) => {
      expect(identifierProblem(proposeIdentifier(title))).toBeNull();
    }),
  );
});
