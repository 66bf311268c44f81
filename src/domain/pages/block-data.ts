import { fill, type Words } from '#messages/message.ts';
import { blockKinds } from '#messages/en/interface/block-kinds.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import type { z } from 'zod';

/** The facts about a block type that checking its data needs. */
export interface BlockDataDefinition {
  /** As people read it: 'Accordion'. */
  readonly title: Words | string;
  readonly schema: z.ZodType;
  readonly dataVersion: number;
  readonly migrations: readonly {
    readonly from: number;
    migrate(data: Readonly<Record<string, unknown>>): Record<string, unknown>;
  }[];
}

/** Null for an unknown block type. Passed in by callers, since the blocks lie above the domain. */
export type FindBlockData = (blockType: string) => BlockDataDefinition | null;

/** Stored block data brought up to the version of its block; fails with a message for the owner where it cannot be. */
export function migrateBlockData(
  { title, dataVersion: newest, migrations }: Omit<BlockDataDefinition, 'schema'>,
  data: Readonly<Record<string, unknown>>,
  dataVersion: number,
): Result<Readonly<Record<string, unknown>>, Words> {
  if (dataVersion > newest) return fail(fill(blockKinds.newer, { block: title }));
  let current = data;
  for (let version = dataVersion; version < newest; version += 1) {
    const migration = migrations.find((each) => each.from === version);
    if (migration === undefined) return fail(fill(blockKinds.tooOld, { block: title }));
    current = migration.migrate(current);
  }
  return ok(current);
}
