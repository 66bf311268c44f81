import type { z } from 'zod';
import { fail, ok, type Result } from '#lib/result.ts';
import type { BlockDeclaration } from './define-block.ts';

/**
 * Stored block data as its block renders it: brought up from `dataVersion` by the block's migrations, then parsed.
 * Fails with a message for the owner where the data is broken, or was stored by a newer version of the block.
 */
export function parseBlockData<Type extends string, Schema extends z.ZodType>(
  declaration: BlockDeclaration<Type, Schema>,
  data: Readonly<Record<string, unknown>>,
  dataVersion: number,
): Result<z.infer<Schema>, string> {
  if (dataVersion > declaration.dataVersion) {
    return fail(`This ${declaration.title} block was saved by a newer version of Portico.`);
  }
  let current = data;
  for (let version = dataVersion; version < declaration.dataVersion; version += 1) {
    const migration = declaration.migrations.find((each) => each.from === version);
    if (migration === undefined) return fail(`This ${declaration.title} block is too old to be shown.`);
    current = migration.migrate(current);
  }
  const parsed = declaration.schema.safeParse(current);
  if (parsed.success) return ok(parsed.data);
  const place = parsed.error.issues[0]?.path.join('.') ?? '';
  return fail(
    `The content of this ${declaration.title} block cannot be read${place === '' ? '' : ` (${place})`}.`,
  );
}
