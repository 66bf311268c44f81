import type { Services } from '#server/platform/services.ts';
import { RESTORABLE_DAYS } from './remove-site.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;

/**
 * Deletes sites for good: those removed more than 30 days ago, and those that were never finished because a process
 * died while making them. Everything of a site goes with its row, by foreign keys. Gives how many there were.
 */
export async function purgeSites(services: Services): Promise<number> {
  const now = services.now();
  const gone = await services.db
    .deleteFrom('sites')
    .where((where) =>
      where.or([
        where('removed_at', '<=', new Date(now - RESTORABLE_DAYS * DAY_MS)),
        where.and([where('ready_at', 'is', null), where('created_at', '<=', new Date(now - HOUR_MS))]),
      ]),
    )
    .returning('id')
    .execute();
  return gone.length;
}
