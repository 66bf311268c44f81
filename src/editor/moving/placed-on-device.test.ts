import { expect, it, vi } from 'vitest';
import { arrangeForMobile } from '#domain/arrangement/mobile-arrangement.ts';
import { blockRecord, recordsOf, sectionRecord } from '../documents/testing/testing-document.ts';
import { openTestingDocument } from '../documents/testing/open-testing-document.ts';
import { placedOnDevice } from './placed-on-device.ts';

vi.mock('#domain/arrangement/mobile-arrangement.ts', { spy: true });

it.each([
  ['mobile', 2],
  ['desktop', 0],
] as const)('arranges each section once for all of its blocks on %s [EDIT-215]', (device, times) => {
  const ids = Array.from({ length: 30 }, (_unused, index) => `b${index}`);
  const blocks = ids.map((id, index) =>
    blockRecord(id, index % 2 === 0 ? 's1' : 's2', { x: 0, y: index * 3, w: 12, h: 2 }),
  );
  const records = recordsOf(sectionRecord('s1', 'V'), sectionRecord('s2', 'W'), ...blocks);
  const store = openTestingDocument({ id: 'd', kind: 'page', records });
  vi.mocked(arrangeForMobile).mockClear();
  const placed = placedOnDevice(store, [...ids, 'none'], device);
  expect(vi.mocked(arrangeForMobile)).toHaveBeenCalledTimes(times);
  expect(placed.map(({ id }) => id)).toEqual(ids);
  expect(new Set(placed.map(({ box }) => box.w))).toEqual(new Set([device === 'mobile' ? 8 : 12]));
});
