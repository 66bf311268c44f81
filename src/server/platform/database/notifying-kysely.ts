import { Kysely, sql, type TransactionBuilder } from 'kysely';
import type { JsonObject } from '#lib/json.ts';
import type { Database, Db } from './database.ts';
import { isDatabaseUnavailable } from './database-unavailable.ts';
import { withoutPreparedStatements } from './prepared-statements.ts';
import { channelName, type NotificationChannel } from './notifications.ts';

export interface Notice {
  readonly channel: NotificationChannel;
  readonly payload: JsonObject;
}

/** Messages of transactions in progress. */
const noticesOf = new WeakMap<Db, Notice[]>();

/**
 * A database whose transactions deliver their messages once they have committed. NOTIFY within them would serialise all
 * commits: PostgreSQL allows one notifying transaction at a time.
 */
export class NotifyingKysely extends Kysely<Database> {
  /** Takes what is to be told; null while nobody does. */
  deliver: ((notices: readonly Notice[]) => void) | null = null;

  override transaction(): TransactionBuilder<Database> {
    const builder = super.transaction();
    const { deliver } = this;
    if (deliver === null) return builder;
    const execute = builder.execute.bind(builder);
    builder.execute = async (work) => {
      const notices: Notice[] = [];
      const tell = () => (notices.length > 0 ? withoutPreparedStatements(() => deliver(notices)) : undefined);
      try {
        const result = await execute((trx) => {
          noticesOf.set(trx, notices);
          return work(trx);
        });
        tell();
        return result;
      } catch (error) {
        // It may have committed before the connection broke; an unnecessary message does no harm.
        if (isDatabaseUnavailable(error)) tell();
        throw error;
      }
    };
    return builder;
  }
}

/** Tells all processes once the transaction has committed; at once where there is none. */
export async function notify(db: Db, notice: Notice): Promise<void> {
  const waiting = noticesOf.get(db);
  if (waiting !== undefined) waiting.push(notice);
  else if (db instanceof NotifyingKysely && db.deliver !== null) {
    const { deliver } = db;
    withoutPreparedStatements(() => deliver([notice]));
  } else
    await sql`select pg_notify(${channelName(notice.channel)}, ${JSON.stringify(notice.payload)})`.execute(
      db,
    );
}
