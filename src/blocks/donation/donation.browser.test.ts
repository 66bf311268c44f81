import { afterEach, expect, it } from 'vitest';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
import { NOTHING_LOADED } from '../needs/need.ts';
import { TEST_BLOCK_ID } from '../testing/test-block-context.tsx';
import { mount } from './behaviour.ts';
import { donation } from './index.ts';
import { donationDefaults, type DonationData } from './schema.ts';

let shown: MountedBlock | undefined;
afterEach(() => shown?.unmount());

function show(link: DonationData['link']) {
  shown = mountBlock(donation, { ...donationDefaults(), link }, mount);
  return shown;
}

it('says on the console that it has no button, and is left as it is [BLK-62] [BLK-63] [COMM-59]', () => {
  const { root, reports } = show(null);
  expect(reports).toEqual([`Donation block has no button. (${TEST_BLOCK_ID})`]);
  expect([root.querySelector('a'), root.querySelector('h3')?.textContent]).toEqual([null, 'Help us go on']);
});

it('leads to where the owner takes donations', () => {
  const { root, reports } = show({ kind: 'url', href: 'https://example.com/give', newWindow: false });
  expect([root.querySelector('a')?.href, reports]).toEqual(['https://example.com/give', []]);
});

it('leads to the donation checkout of its page, whatever its link says [BLK-61, CONT-46]', () => {
  const donatePageId = '0123456789abcdef01234567' as Id<'donate-page'>;
  for (const link of [null, { kind: 'url', href: 'https://example.com/give', newWindow: false } as const]) {
    shown?.unmount();
    shown = mountBlock(donation, { ...donationDefaults(), link, donatePageId }, mount);
    const { pathname, search } = new URL(shown.root.querySelector('a')?.href ?? '', location.href);
    expect([pathname, search, shown.reports]).toEqual([
      '/checkout/donate',
      '?donatePageId=0123456789abcdef01234567',
      [],
    ]);
  }
});

it.each([
  [{}, true],
  [{ donatePageId: '0123456789abcdef01234567' as Id<'donate-page'> }, false],
  [{ link: { kind: 'page', documentId: 'a'.repeat(24) as DocumentId } as const }, true],
  [{ link: { kind: 'url', href: 'https://example.com/give', newWindow: false } as const }, false],
  [
    { link: { kind: 'url', href: 'https://example.com/give', newWindow: false } as const, buttonText: ' ' },
    true,
  ],
])('brings its script to pages where it can be without a button only: %j [BLK-62]', (changes, expected) => {
  expect(donation.needsBehaviour?.({ ...donationDefaults(), ...changes }, NOTHING_LOADED)).toBe(expected);
});

it.each([{ buttonText: '' }, { link: null }])(
  'has no button with %j, and can still be read [BLK-63]',
  (changes) => {
    const link = { kind: 'url', href: 'https://example.com/give', newWindow: false } as const;
    shown = mountBlock(donation, { ...donationDefaults(), link, ...changes }, mount);
    expect(shown.reports).toEqual([`Donation block has no button. (${TEST_BLOCK_ID})`]);
    expect(shown.root.querySelector('a, button')).toBeNull();
  },
);
