import { createId } from '#lib/id.ts';
import { invariant } from '#lib/invariant.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { ListeningConnection } from './listening-connection.ts';
import { createNoticeQueue } from './notice-queue.ts';
import { channelName, type NotificationChannel, type Notifications } from './notifications.ts';
import { notify, type Notice, type NotifyingKysely } from './notifying-kysely.ts';

const LARGEST_PAYLOAD_BYTES = 7_500;

interface Subscriber {
  readonly listener: (payload: JsonObject) => void;
  readonly onHearing: (isHearing: boolean) => void;
}

/**
 * Notifications of PostgreSQL. Messages of committed transactions are delivered in this process at once, and sent to
 * the others in batches through the first of the databases. `listening` is closed by its owner.
 */
export function createDatabaseNotifications(options: {
  readonly databases: readonly [NotifyingKysely, ...NotifyingKysely[]];
  readonly listening: ListeningConnection;
  readonly log: Logger;
}): Notifications {
  const { databases, listening, log } = options;
  const [db] = databases;
  /** A process receives its own messages, too, which it has delivered already. */
  const sender = createId();
  const subscribers = new Map<NotificationChannel, Set<Subscriber>>();
  const listeningTo = new Map<NotificationChannel, Promise<() => Promise<void>>>();
  const hearing = new Set<NotificationChannel>();
  const queue = createNoticeQueue({ db, log });

  /** One listener that fails must not keep the others from their message. */
  function tell(channel: NotificationChannel, say: (subscriber: Subscriber) => void): void {
    for (const subscriber of subscribers.get(channel) ?? []) {
      try {
        say(subscriber);
      } catch (error) {
        log.error({ err: error }, 'a listener for notifications failed');
      }
    }
  }

  function deliver(notices: readonly Notice[]): void {
    for (const { channel, payload } of notices) {
      const text = JSON.stringify({ ...payload, sender });
      invariant(Buffer.byteLength(text) <= LARGEST_PAYLOAD_BYTES, `A message on ${channel} is too large`);
      queue.add({ channel: channelName(channel), text });
      tell(channel, ({ listener }) => listener(payload));
    }
  }

  function receive(channel: NotificationChannel, text: string): void {
    const payload = JSON.parse(text) as JsonValue;
    if (!isJsonObject(payload) || payload['sender'] === sender) return;
    tell(channel, ({ listener }) => listener(payload));
  }

  function startListening(channel: NotificationChannel): void {
    if (listeningTo.has(channel)) return;
    const hear = (isHearing: boolean) => {
      if (isHearing) hearing.add(channel);
      else hearing.delete(channel);
      tell(channel, ({ onHearing }) => onHearing(isHearing));
    };
    listeningTo.set(
      channel,
      listening.listen(channelName(channel), {
        onPayload: (text) => receive(channel, text),
        onDeaf: () => hear(false),
        onHearing: () => hear(true),
      }),
    );
  }

  for (const one of databases) one.deliver = deliver;
  return {
    publish: (channel, payload, on = db) => notify(on, { channel, payload }),
    subscribe(channel, listener, onHearing = () => undefined) {
      const subscriber = { listener, onHearing };
      const group = subscribers.get(channel) ?? new Set();
      subscribers.set(channel, group.add(subscriber));
      if (hearing.has(channel)) onHearing(true);
      startListening(channel);
      return () => void group.delete(subscriber);
    },
    async close() {
      await queue.close();
      for (const one of databases) one.deliver = null;
      for (const ending of listeningTo.values()) await ending.then((end) => end()).catch(() => null);
      listeningTo.clear();
    },
  };
}
