import { fill, type Words } from '#messages/message.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import type { z } from 'zod';
import { fail, ok, type Result } from '#lib/result.ts';
import { migrateBlockData } from '#domain/pages/block-data.ts';
import type { BlockDeclaration } from './define-block.ts';

/**
 * Stored block data as its block renders it: brought up from `dataVersion` by the block's migrations, then parsed.
 * Fails with a message for the owner where the data is broken, or was stored by a newer version of the block.
 */
export function parseBlockData<Type extends string, Schema extends z.ZodType>(
  declaration: BlockDeclaration<Type, Schema>,
  data: Readonly<Record<string, unknown>>,
  dataVersion: number,
): Result<z.infer<Schema>, Words> {
  const migrated = migrateBlockData(declaration, data, dataVersion);
  if (!migrated.ok) return migrated;
  const parsed = declaration.schema.safeParse(migrated.value);
  if (parsed.success) return ok(parsed.data);
  const path = parsed.error.issues[0]?.path.join('.') ?? '';
  const { title: block } = declaration;
  return fail(
    path === ''
      ? fill(blockKinds.unreadable, { block })
      : fill(blockKinds.unreadableAt, { block, place: path }),
  );
}
