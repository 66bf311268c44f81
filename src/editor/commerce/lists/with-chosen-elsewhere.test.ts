import { expect, it } from 'vitest';
import { withChosenElsewhere } from './with-chosen-elsewhere.ts';

it('keeps what is chosen on other pages when the choice of this one changes [ORD-95]', () => {
  const listed = [{ id: 'c' }, { id: 'd' }];
  const chosen = withChosenElsewhere(new Set(['a', 'c', 'd']), listed, new Set(['d']));
  expect([...chosen]).toEqual(['a', 'd']);
  expect([...withChosenElsewhere(chosen, listed, new Set())]).toEqual(['a']);
});
