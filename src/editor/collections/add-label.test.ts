import { describe, expect, it } from 'vitest';
import { addLabel } from './add-label.ts';

describe('adding a label', () => {
  it('refuses a tag that exists already [EDIT-104]', () => {
    expect(addLabel(['News'], 'News', 'tag')).toEqual({ ok: false, error: 'This tag already exists' });
    expect(addLabel(['News'], 'News', 'category')).toEqual({
      ok: false,
      error: 'This category already exists',
    });
  });

  it('compares without regard to case and surrounding spaces [EDIT-105]', () => {
    expect(addLabel(['News'], '  nEWS ', 'tag').ok).toBe(false);
    expect(addLabel(['News'], 'News flash', 'tag')).toEqual({ ok: true, value: ['News', 'News flash'] });
  });

  it('adds nothing for an empty entry', () => {
    expect(addLabel(['News'], '   ', 'tag')).toEqual({ ok: true, value: ['News'] });
  });
});
