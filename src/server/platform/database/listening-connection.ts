import { Client, type ClientConfig } from 'pg';
import type { Logger } from '#server/platform/logging/logger.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;
const HEARTBEAT_MS = 15_000;
const HEARTBEAT_LIMIT_MS = 5_000;

interface Listener {
  readonly onPayload: (payload: string) => void;
  /** Called after a break: messages may have been missed. */
  readonly onReconnect: () => void;
}

/** One connection that listens for the whole process, and comes back by itself when the database was away. */
export interface ListeningConnection {
  /** Resolves when the channel is listened to. */
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Connects with the first listener. A failing first connection rejects `listen`. */
export function createListeningConnection(options: {
  readonly connection: ClientConfig;
  readonly log: Logger;
}): ListeningConnection {
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
    const next = new Client({ ...options.connection, keepAlive: true });
    let isEstablished = false;
    let wasLost = false;
    const lose = (reason: string) => {
      if (wasLost || isClosed) return;
      wasLost = true;
      stopHeartbeat();
      client = null;
      options.log.warn({ reason }, 'the connection for notifications was lost');
      next.end().catch(() => null);
      reconnectAfter(FIRST_PAUSE_MS);
    };
    next.on('notification', (message) => {
      for (const listener of listeners.get(message.channel) ?? []) listener.onPayload(message.payload ?? '');
    });
    // Until then a failure rejects `connect`, which its caller handles.
    next.on('error', (error) => (isEstablished ? lose(error.message) : null));
    next.on('end', () => (isEstablished ? lose('ended by the server') : null));
    await next.connect();
    for (const channel of listeners.keys()) await ask(next, `listen ${quote(channel)}`);
    isEstablished = true;
    startHeartbeat(next, lose);
    return next;
  }

  /** A silent connection may be dead without anybody telling. */
  function startHeartbeat(target: Client, lose: (reason: string) => void): void {
    heartbeatTimer = setInterval(() => {
      const limit = setTimeout(() => lose('no answer'), HEARTBEAT_LIMIT_MS);
      ask(target, 'select 1').then(
        () => clearTimeout(limit),
        (error: Error) => {
          clearTimeout(limit);
          lose(error.message);
        },
      );
    }, HEARTBEAT_MS);
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
      client = connect();
      client.then(
        () => {
          for (const group of listeners.values()) for (const listener of group) listener.onReconnect();
        },
        () => {
          client = null;
          reconnectAfter(Math.min(pauseMs * 2, LONGEST_PAUSE_MS));
        },
      );
    }, pauseMs);
    retryTimer.unref();
  }

  return {
    async listen(channel, listener) {
      const group = listeners.get(channel) ?? new Set();
      listeners.set(channel, group.add(listener));
      if (client === null && retryTimer === null) {
        client = connect();
        client.catch(() => {
          client = null;
        });
        await client;
      } else if (client !== null) {
        await ask(await client, `listen ${quote(channel)}`);
      }
      return async () => {
        group.delete(listener);
        if (group.size > 0 || client === null) return;
        listeners.delete(channel);
        await ask(await client, `unlisten ${quote(channel)}`);
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
