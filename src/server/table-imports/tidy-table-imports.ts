import { sql, type RawBuilder } from 'kysely';
import { TABLE_IMPORT_FILE_MS, TABLE_IMPORT_UNDO_MS } from '#domain/table-imports/table-import.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Services } from '#server/platform/services.ts';
import { endImport } from './end-import.ts';
import { tableFileKey } from './table-file.ts';
import type { TableImportPart } from './table-import-part.ts';

const BATCH = 100;
/** Longer than the pauses between the tries of a job: nobody works on it any more. */
const STANDSTILL_MS = 60 * 60 * 1000;

/** Ends what nobody goes on with, takes away files that wait for a day, and what imports would be undone by. */
export async function tidyTableImports(services: Services, parts: readonly TableImportPart[]): Promise<void> {
  const { db, storage } = services;
  const before = (ms: number) => new Date(services.now() - ms);
  await endWaiting(services, parts, {
    states: sql<boolean>`state in ('checking', 'running', 'undoing')`,
    since: before(STANDSTILL_MS),
    end: { to: 'failed', error: new CallError('import-interrupted') },
  });
  await endWaiting(services, parts, {
    states: sql<boolean>`state = 'checked'`,
    since: before(TABLE_IMPORT_FILE_MS),
    end: { to: 'cancelled' },
  });
  for (;;) {
    const old = await db
      .selectFrom('table_imports')
      .select(['site_id as siteId', 'id'])
      .where('created_at', '<=', before(TABLE_IMPORT_UNDO_MS + TABLE_IMPORT_FILE_MS))
      .orderBy('created_at')
      .limit(BATCH)
      .execute();
    for (const { siteId, id } of old) {
      await storage.remove(tableFileKey(siteId, id));
      await db.deleteFrom('table_imports').where('site_id', '=', siteId).where('id', '=', id).execute();
    }
    if (old.length < BATCH) return;
  }
}

/** Ends those in some states that nothing happened to since then. */
async function endWaiting(
  services: Services,
  parts: readonly TableImportPart[],
  {
    states,
    since,
    end,
  }: {
    readonly states: RawBuilder<boolean>;
    readonly since: Date;
    readonly end: { readonly to: 'failed' | 'cancelled'; readonly error?: CallError };
  },
): Promise<void> {
  const waiting = await services.db
    .selectFrom('table_imports')
    .select(['site_id as siteId', 'id', 'kind', 'state'])
    .where(states)
    .where('progress_at', '<=', since)
    .orderBy('progress_at')
    .limit(BATCH)
    .execute();
  for (const { siteId, id, kind, state } of waiting) {
    const part = parts.find((each) => each.kind === kind);
    if (part !== undefined) await endImport(services, part, siteId, id, { from: [state], ...end });
  }
}
