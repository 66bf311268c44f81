import { sql, type Kysely } from 'kysely';
import { invariant } from '#lib/invariant.ts';
import type { JsonValue } from '#lib/json.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { Database } from './database.ts';
import type { ListeningConnection } from './listening-connection.ts';
import type { NotificationChannel, Notifications } from './notifications.ts';

const LARGEST_PAYLOAD_BYTES = 7_500;

/** Notifications of PostgreSQL. `listening` is shared with others and closed by its owner. */
export function createDatabaseNotifications(options: {
  readonly db: Kysely<Database>;
  readonly listening: ListeningConnection;
  readonly log: Logger;
}): Notifications {
  const unlisteners = new Set<Promise<() => Promise<void>>>();
  return {
    async publish(channel, payload, transaction) {
      const text = JSON.stringify(payload);
      invariant(Buffer.byteLength(text) <= LARGEST_PAYLOAD_BYTES, `A message on ${channel} is too large`);
      await sql`select pg_notify(${channelName(channel)}, ${text})`.execute(transaction ?? options.db);
    },
    subscribe(channel, listener) {
      let isEnded = false;
      const unlisten = options.listening.listen(channelName(channel), {
        onPayload: (text) => {
          if (!isEnded) deliver(text, listener, options.log);
        },
        onReconnect: () => null,
      });
      unlisteners.add(unlisten);
      unlisten.catch((error: Error) =>
        options.log.error({ reason: error.message, channel }, 'listening for notifications failed'),
      );
      return () => {
        isEnded = true;
        unlisteners.delete(unlisten);
        unlisten.then((end) => end()).catch(() => null);
      };
    },
    async close() {
      for (const unlisten of unlisteners) await unlisten.then((end) => end()).catch(() => null);
      unlisteners.clear();
    },
  };
}

function channelName(channel: NotificationChannel): string {
  return `portico_${channel.replaceAll('-', '_')}`;
}

/** One listener that fails must not keep the others from their message. */
function deliver(text: string, listener: (payload: JsonValue) => void, log: Logger): void {
  try {
    listener(JSON.parse(text) as JsonValue);
  } catch (error) {
    log.error({ err: error }, 'a listener for notifications failed');
  }
}
