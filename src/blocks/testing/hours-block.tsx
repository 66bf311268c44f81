import { z } from 'zod';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineBlock, type BlockRenderProps } from '../define-block.ts';

/** A kind of need that only tests know. */
export const HOURS = 'openingHours' as 'items';

const schema = z.object({
  documentId: idSchema<'document'>().nullable(),
  /** Another place beside it. */
  otherId: idSchema<'document'>().nullable().default(null),
});

/** A block that shows when the place of a page is open. */
export const hoursBlock = defineBlock({
  type: 'hours',
  title: blockKinds.table,
  category: 'basic',
  icon: 'clock',
  schema,
  defaults: () => ({ documentId: null, otherId: null }),
  dataVersion: 1,
  migrations: [],
  fields: {},
  size: { w: 12, h: 2 },
  render: Hours,
  hasBehaviour: false,
  needs: ({ documentId, otherId }) =>
    [documentId, otherId].flatMap((id) => (id === null ? [] : [{ kind: HOURS, documentId: id }])),
  styles: '',
});

function Hours({ data, context }: BlockRenderProps<z.infer<typeof schema>>) {
  const hours: unknown = data.documentId === null ? null : context.loaded(HOURS, data.documentId);
  const others: unknown = data.otherId === null ? null : context.loaded(HOURS, data.otherId);
  return (
    <>
      <p className="hours">{JSON.stringify(hours)}</p>
      {others === null ? null : <p className="hours">{JSON.stringify(others)}</p>}
    </>
  );
}
