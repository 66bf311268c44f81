import { describe, expect, it } from 'vitest';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { addLabel } from './add-label.ts';

describe('adding a label', () => {
  it('refuses a tag that exists already [EDIT-104]', () => {
    expect(addLabel(['News'], 'News', 'tag')).toEqual({ ok: false, error: collectionPanels.tagExists });
    expect(addLabel(['News'], 'News', 'category')).toEqual({
      ok: false,
      error: collectionPanels.categoryExists,
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
