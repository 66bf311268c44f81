import { expect, it } from 'vitest';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { blockRecord, recordsOf, sectionRecord } from '../documents/testing/testing-document.ts';
import { setHiddenOn } from './set-hidden-on.ts';

const RECORDS = recordsOf(sectionRecord('s', 'V'), blockRecord('a', 's', { x: 0, y: 0, w: 4, h: 2 }));
const after = (
  records: DocumentRecords,
  ...[ids, device, isHidden]: [string[], 'mobile' | 'desktop', boolean]
) => applyOperations(records, setHiddenOn(records, ids, device, isHidden).operations).records;

it('hides blocks and sections on a device, and shows them there again [EDIT-204]', () => {
  const hidden = after(RECORDS, ['a', 's'], 'mobile', true);
  expect([hidden['a']?.['hiddenOn'], hidden['s']?.['hiddenOn']]).toEqual([['mobile'], ['mobile']]);
  const everywhere = after(hidden, ['a'], 'desktop', true);
  expect(everywhere['a']?.['hiddenOn']).toEqual(['mobile', 'desktop']);
  expect(after(after(everywhere, ['a'], 'desktop', false), ['a', 's'], 'mobile', false)).toEqual(RECORDS);
});
