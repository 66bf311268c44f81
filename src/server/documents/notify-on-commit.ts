import type { JsonObject } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { NotificationChannel } from '#server/platform/database/notifications.ts';
import { notify } from '#server/platform/database/notifying-kysely.ts';

/**
 * Tells all processes to look again when the transaction has committed, where only the transaction is at hand. It can be
 * lost with a process: what has to follow is an event (`recordEvents`) or a job.
 */
export async function notifyOnCommit(
  trx: Db,
  channel: NotificationChannel,
  payload: JsonObject,
): Promise<void> {
  await notify(trx, { channel, payload });
}
