import type { JsonObject } from '#lib/json.ts';
import type { Db } from './database.ts';

/**
 * Messages between processes through the database's own LISTEN and NOTIFY; payloads under 7,500 bytes. They arrive
 * where a process listens when they are sent, and can be lost with a process or a connection: whoever relies on them
 * looks again when it hears again, and once in a while.
 */
export interface Notifications {
  /**
   * Delivered to every process, this one included: at once, or with a transaction as `on` when that has committed. This
   * process hears of it before its caller goes on, the others within milliseconds.
   */
  publish(channel: NotificationChannel, payload: JsonObject, on?: Db): Promise<void>;
  /**
   * `onHearing` is called with true when this process listens, false when messages cannot arrive for now, and true when
   * they can again: some may have been missed. Returns the function that ends the subscription.
   */
  subscribe(
    channel: NotificationChannel,
    listener: (payload: JsonObject) => void,
    onHearing?: (isHearing: boolean) => void,
  ): () => void;
  close(): Promise<void>;
}

export const NOTIFICATION_CHANNELS = [
  'document-changed',
  'site-revised',
  'presence',
  'import-progress',
  'jobs-waiting',
  'events-recorded',
] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

/** Its name in the database. */
export function channelName(channel: NotificationChannel): string {
  return `portico_${channel.replaceAll('-', '_')}`;
}
