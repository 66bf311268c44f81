import { Client, type ClientConfig } from 'pg';
import type { Logger } from '#server/platform/logging/logger.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
/** A dead connection is detected within both together. */
const LIMITS: ListeningLimits = { heartbeatMs: 3_000, answerMs: 2_000 };

interface ListeningLimits {
  /** The interval of keep-alive queries. */
  readonly heartbeatMs: number;
  /** The time limit for their answer, and for a new connection. */
  readonly answerMs: number;
}

interface Listener {
  readonly onPayload: (payload: string) => void;
  /** The connection is lost: messages from now on are missed. */
  readonly onDeaf: () => void;
  /** It is back. */
  readonly onHearing: () => void;
}

/** One connection that listens for the whole process, and reconnects by itself. */
export interface ListeningConnection {
  /** Resolves when the channel is listened to, or while there is no connection, which comes back by itself. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Connects with the first listener. */
export function createListeningConnection(options: {
  readonly connection: ClientConfig;
  readonly log: Logger;
  readonly limits?: ListeningLimits;
}): ListeningConnection {
  const limits = options.limits ?? LIMITS;
  const listeners = new Map<string, Set<Listener>>();
  let client: Promise<Client> | null = null;
  let retryTimer: NodeJS.Timeout | null = null;
  let heartbeatTimer: NodeJS.Timeout | null = null;
  let isClosed = false;

  let last: Promise<unknown> = Promise.resolve();
  /** One question at a time: a connection takes the next one only when it has answered. */
  function ask(target: Client, sql: string): Promise<unknown> {
    const asked = last.then(() => target.query(sql));
    last = asked.catch(() => null);
    return asked;
  }

  async function connect(): Promise<Client> {
    last = Promise.resolve();
    const next = new Client({ ...options.connection, connectionTimeoutMillis: limits.answerMs });
    let isEstablished = false;
    let wasLost = false;
    const lose = (reason: string) => {
      if (wasLost || isClosed) return;
      wasLost = true;
      stopHeartbeat();
      client = null;
      options.log.warn({ reason }, 'the connection for notifications was lost');
      next.end().catch(() => null);
      tell((listener) => listener.onDeaf());
      reconnectAfter(FIRST_PAUSE_MS);
    };
    next.on('notification', (message) => {
      for (const listener of listeners.get(message.channel) ?? []) listener.onPayload(message.payload ?? '');
    });
    // Until then a failure rejects `connect`, which its caller handles.
    next.on('error', (error) => (isEstablished ? lose(error.message) : null));
    next.on('end', () => (isEstablished ? lose('ended by the server') : null));
    try {
      await next.connect();
      for (const channel of listeners.keys()) await within(next, `listen ${quote(channel)}`);
    } catch (error) {
      next.end().catch(() => null);
      throw error;
    }
    isEstablished = true;
    startHeartbeat(next, lose);
    return next;
  }

  function tell(say: (listener: Listener) => void): void {
    for (const group of listeners.values()) for (const listener of group) say(listener);
  }

  /** As `ask`, with a limit after which the connection is ended, so that it fails. */
  async function within(target: Client, sql: string): Promise<unknown> {
    const limit = setTimeout(() => void target.end().catch(() => null), limits.answerMs);
    try {
      return await ask(target, sql);
    } finally {
      clearTimeout(limit);
    }
  }

  /** A silent connection may be dead without an error. */
  function startHeartbeat(target: Client, lose: (reason: string) => void): void {
    heartbeatTimer = setInterval(() => {
      const limit = setTimeout(() => lose('no answer'), limits.answerMs);
      ask(target, 'select 1').then(
        () => clearTimeout(limit),
        (error: Error) => {
          clearTimeout(limit);
          lose(error.message);
        },
      );
    }, limits.heartbeatMs);
    heartbeatTimer.unref();
  }

  function stopHeartbeat(): void {
    if (heartbeatTimer !== null) clearInterval(heartbeatTimer);
    heartbeatTimer = null;
  }

  function reconnectAfter(pauseMs: number): void {
    if (isClosed || retryTimer !== null) return;
    retryTimer = setTimeout(() => {
      retryTimer = null;
      void open(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
    }, pauseMs);
    retryTimer.unref();
  }

  function open(pauseMs: number): Promise<void> {
    client = connect();
    return client.then(
      () => tell((listener) => listener.onHearing()),
      (error: Error) => {
        client = null;
        options.log.warn({ reason: error.message }, 'there is no connection for notifications');
        reconnectAfter(pauseMs);
      },
    );
  }

  return {
    async listen(channel, listener) {
      const group = listeners.get(channel) ?? new Set();
      listeners.set(channel, group.add(listener));
      if (client === null && retryTimer === null) await open(FIRST_PAUSE_MS);
      else if (client !== null) {
        await client
          .then((target) => within(target, `listen ${quote(channel)}`))
          .then(
            () => listener.onHearing(),
            () => null,
          );
      }
      return async () => {
        group.delete(listener);
        if (group.size > 0 || client === null) return;
        listeners.delete(channel);
        await client.then((target) => within(target, `unlisten ${quote(channel)}`));
      };
    },
    async close() {
      isClosed = true;
      stopHeartbeat();
      if (retryTimer !== null) clearTimeout(retryTimer);
      const current = client;
      client = null;
      if (current !== null) await current.then((open) => open.end()).catch(() => null);
    },
  };
}

function quote(channel: string): string {
  return `"${channel.replaceAll('"', '""')}"`;
}
