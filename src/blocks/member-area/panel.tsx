import { changing } from '#domain/documents/changing.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import type { BlockPanelProps } from '../panel.ts';
import { memberAreaSchema } from './schema.ts';

/** Which area of the site the block is about. */
export function Panel({ data, onChange, MemberAreaField }: BlockPanelProps) {
  if (MemberAreaField === undefined) return null;
  return (
    <MemberAreaField
      value={memberAreaSchema.parse(data).areaId}
      onChange={(areaId) => onChange('areaId', areaId, changing(blockKinds.memberArea))}
    />
  );
}
