import type { JsonObject } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { NotificationChannel } from '#server/platform/database/notifications.ts';
import { notify } from '#server/platform/database/notifying-kysely.ts';

/** Sends a notification when the transaction has committed, where only the transaction is at hand. */
export async function notifyOnCommit(
  trx: Db,
  channel: NotificationChannel,
  payload: JsonObject,
): Promise<void> {
  await notify(trx, { channel, payload });
}
