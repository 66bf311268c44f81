import { changing } from '#domain/documents/changing.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import type { BlockPanelProps } from '../panel.ts';
import { donationSchema } from './schema.ts';

/** On which page is given; without one the link of the block counts (BLK-61). */
export function Panel({ data, onChange, DonatePageField }: BlockPanelProps) {
  if (DonatePageField === undefined) return null;
  return (
    <DonatePageField
      value={donationSchema.parse(data).donatePageId}
      onChange={(pageId) => onChange('donatePageId', pageId, changing(blockKinds.donation))}
    />
  );
}
