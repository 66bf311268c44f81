import { afterEach, expect, it } from 'vitest';
import { mountBlock, type MountedBlock } from '../testing/mount-block.tsx';
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

it('says on the console that it has no button, and is left as it is [BLK-62] [BLK-63]', () => {
  const { root, reports } = show(null);
  expect(reports).toEqual([`Donation block has no button. (${TEST_BLOCK_ID})`]);
  expect([root.querySelector('a'), root.querySelector('h3')?.textContent]).toEqual([null, 'Help us go on']);
});

it('leads to where the owner takes donations', () => {
  const { root, reports } = show({ kind: 'url', href: 'https://example.com/give', newWindow: false });
  expect([root.querySelector('a')?.href, reports]).toEqual(['https://example.com/give', []]);
});
