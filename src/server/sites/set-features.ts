import type { SiteId } from '#domain/documents/record.ts';
import { FEATURE_TABLE, type Feature } from '#domain/features/feature-table.ts';
import type { Db } from '#server/platform/database/database.ts';
import { bumpRevision } from './queries.ts';

/**
 * Switches functions of a site on and off; what was made with one that is off stays stored (CONT-228). All processes read
 * the site anew, and pages are made anew. Inside a transaction.
 * @returns the numbers that are off now
 */
export async function setFeatures(
  trx: Db,
  siteId: SiteId,
  changes: { readonly on: readonly Feature[]; readonly off: readonly Feature[] },
): Promise<readonly number[]> {
  const { features_off: before } = await trx
    .selectFrom('sites')
    .select('features_off')
    .where('id', '=', siteId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const numbersOf = (names: readonly Feature[]) =>
    FEATURE_TABLE.filter(({ name }) => names.includes(name)).map(({ number }) => number as number);
  const on = numbersOf(changes.on);
  const off = [...new Set([...before, ...numbersOf(changes.off)])]
    .filter((number) => !on.includes(number))
    .toSorted((a, b) => a - b);
  if (off.join() === before.join()) return before;
  await trx.updateTable('sites').set({ features_off: off }).where('id', '=', siteId).execute();
  await bumpRevision(trx, siteId);
  return off;
}
