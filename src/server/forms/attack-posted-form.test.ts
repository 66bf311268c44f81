import { describe, expect, it } from 'vitest';
import { entriesOf } from './posted-form.ts';

const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`f${index}`, 'x']));

describe('what was posted to a form', () => {
  it('has a thousand fields at most, whatever it was written in', () => {
    expect(entriesOf(named(1000))).toHaveLength(1000);
    expect(() => entriesOf(named(1001))).toThrow('The form has too many fields. At most 1000 can be sent');
    expect(() => entriesOf({ a: Array<string>(1001).fill('x') })).toThrow('too many fields');
  });
});
