import { sql } from 'kysely';
import type { JsonValue } from '#lib/json.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { NotificationChannel } from '#server/platform/database/notifications.ts';

/**
 * Sends a notification when the transaction commits, where only the transaction is at hand.
 * The same names as `createDatabaseNotifications` listens to.
 */
export async function notifyOnCommit(
  trx: Db,
  channel: NotificationChannel,
  payload: JsonValue,
): Promise<void> {
  const name = `portico_${channel.replaceAll('-', '_')}`;
  await sql`select pg_notify(${name}, ${JSON.stringify(payload)})`.execute(trx);
}
