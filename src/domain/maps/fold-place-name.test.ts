import { expect, it } from 'vitest';
import { foldPlaceName } from './fold-place-name.ts';

it.each([
  ['Zürich', 'zurich'],
  ['ÅRHUS', 'arhus'],
  ['Łódź', 'lodz'],
  ['Weißenfels', 'weissenfels'],
  ['İstanbul', 'istanbul'],
  ['Saint-Denis', 'saint denis'],
  ['’s-Hertogenbosch', 's hertogenbosch'],
  ['  St.  John’s ', 'st johns'],
  ['Αθήνα', 'αθηνα'],
  ['東京', '東京'],
  ['がん', 'がん'],
  ['...', ''],
])('folds %j', (name, folded) => {
  expect(foldPlaceName(name)).toBe(folded);
});
