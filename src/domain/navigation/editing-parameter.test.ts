import { expect, it } from 'vitest';
import { takeEditing, withEditing } from './editing-parameter.ts';

it('is put into an address and taken out of it once, with the rest of the query as it was [EDIT-186]', () => {
  const { search } = new URL(withEditing('http://a.app.localhost/config/pages?frameUrl=%2Fabout'));
  expect(takeEditing(search)).toEqual({ isAsked: true, search: '?frameUrl=%2Fabout' });
  expect(takeEditing('?frameUrl=%2Fabout')).toEqual({ isAsked: false, search: '?frameUrl=%2Fabout' });
  expect(takeEditing('?edit=1')).toEqual({ isAsked: true, search: '' });
});
