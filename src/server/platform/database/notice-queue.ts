import { sql, type Kysely } from 'kysely';
import type { Logger } from '#server/platform/logging/logger.ts';
import type { Database } from './database.ts';

/** Messages within this time are sent together. */
const COLLECT_MS = 3;
const RETRY_MS = 250;
const MOST_AT_ONCE = 500;
/** The limit while the database is unavailable; receivers make up for dropped messages by polling. */
const MOST_WAITING = 5_000;

interface Message {
  readonly channel: string;
  readonly text: string;
}

/** Sends notifications one batch after the other: equal ones are sent once, failed ones are retried. */
export interface NoticeQueue {
  add(message: Message): void;
  /** Sends what waits, once. */
  close(): Promise<void>;
}

export function createNoticeQueue(options: {
  readonly db: Kysely<Database>;
  readonly log: Logger;
}): NoticeQueue {
  const waiting = new Map<string, Message>();
  let sending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isClosed = false;

  function put(message: Message): void {
    if (waiting.size < MOST_WAITING) waiting.set(`${message.channel} ${message.text}`, message);
  }

  function sendAfter(pauseMs: number): void {
    if (timer !== null || sending !== null || isClosed) return;
    timer = setTimeout(() => {
      timer = null;
      sending = sendBatch().then((isSent) => {
        sending = null;
        if (waiting.size > 0) sendAfter(isSent ? 0 : RETRY_MS);
      });
    }, pauseMs);
  }

  async function sendBatch(): Promise<boolean> {
    const batch = [...waiting].slice(0, MOST_AT_ONCE);
    for (const [key] of batch) waiting.delete(key);
    const messages = batch.map(([, message]) => message);
    try {
      await sql`select pg_notify(notice.channel, notice.text)
        from unnest(${messages.map(({ channel }) => channel)}::text[], ${messages.map(({ text }) => text)}::text[])
          as notice (channel, text)`.execute(options.db);
      return true;
    } catch (error) {
      for (const message of messages) put(message);
      const reason = error instanceof Error ? error.message : String(error);
      options.log.warn({ reason, count: messages.length }, 'other processes could not be told; tried again');
      return false;
    }
  }

  return {
    add(message) {
      put(message);
      sendAfter(COLLECT_MS);
    },
    async close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      await sending;
      if (waiting.size > 0) await sendBatch();
    },
  };
}
