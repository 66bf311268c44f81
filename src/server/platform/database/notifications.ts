import type { Transaction } from 'kysely';
import type { JsonValue } from '#lib/json.ts';
import type { Database } from './database.ts';

/** Messages between processes through the database's own LISTEN and NOTIFY; payloads under 7,500 bytes. */
export interface Notifications {
  /**
   * Delivered to every process, this one included: at once, or with `transaction` when that has committed.
   */
  publish(
    channel: NotificationChannel,
    payload: JsonValue,
    transaction?: Transaction<Database>,
  ): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(channel: NotificationChannel, listener: (payload: JsonValue) => void): () => void;
  close(): Promise<void>;
}

export const NOTIFICATION_CHANNELS = [
  'document-changed',
  'site-revised',
  'presence',
  'import-progress',
] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];
