import type { JsonObject } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { NotificationChannel } from '#server/platform/database/notifications.ts';
import { notify } from '#server/platform/database/notifying-kysely.ts';

/**
 * Notifies all processes when the transaction has committed, for callers that only have the transaction. The message
 * can be lost with a process: whatever must follow is an event (`recordEvents`) or a job.
 */
export async function notifyOnCommit(
  trx: Db,
  channel: NotificationChannel,
  payload: JsonObject,
): Promise<void> {
  await notify(trx, { channel, payload });
}
