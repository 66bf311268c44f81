import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';

/** The server gives a statement up first where it hears us; its word for that takes a moment. */
const LONGEST_GRACE_MS = 2_000;
const IDLE_TRANSACTION_LIMIT_MS = 60_000;

export interface LimitedClientEvents {
  readonly silence: () => void;
  readonly answer: () => void;
}

/**
 * A borrowed connection that gives itself up when a statement has no answer in time: its socket is destroyed, what
 * waits on it fails as it does on a broken connection, and the pool does not take it back. The driver's own limit
 * leaves the statement under way, so that the rollback after it waits once more, or the pool lends the connection on.
 */
export class LimitedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #queryMs: number;
  readonly #on: LimitedClientEvents;
  #isReadOnly = false;

  constructor(client: PoolClient, queryMs: number, on: LimitedClientEvents) {
    this.#client = client;
    this.#queryMs = queryMs;
    this.#on = on;
  }

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    question: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof question !== 'string') throw new Error('Rows are not read through cursors here');
    const graceMs = Math.min(this.#queryMs, LONGEST_GRACE_MS);
    const answer = this.#within(this.#queryMs + graceMs, () => this.#client.query(question, [...parameters]));
    return answer as Promise<unknown> as Promise<PostgresQueryResult<Row>>;
  }

  /** Gives the connection back, or takes it out of the pool. */
  release(destroy = false): void {
    this.#client.release(destroy);
  }

  /** What a connection is told before it is lent first. Not with its opening: poolers refuse settings there. */
  async prepare(limitMs: number): Promise<void> {
    const settings = `set statement_timeout = ${Math.ceil(this.#queryMs)};
      set idle_in_transaction_session_timeout = ${IDLE_TRANSACTION_LIMIT_MS};
      set jit = off`;
    await this.#within(limitMs, () => this.#client.query(settings));
  }

  /** Whether what is asked may write. A refusal is told as such, where writing would end the server. */
  async allowWriting(mayWrite: boolean, limitMs: number): Promise<void> {
    if (mayWrite !== this.#isReadOnly) return;
    const setting = `set default_transaction_read_only = ${mayWrite ? 'off' : 'on'}`;
    await this.#within(limitMs, () => this.#client.query(setting));
    this.#isReadOnly = !mayWrite;
  }

  async #within<Answer>(limitMs: number, ask: () => Promise<Answer>): Promise<Answer> {
    const limit = setTimeout(() => {
      this.#on.silence();
      // While a statement is under way, ending destroys the socket at once.
      void this.#client.end();
    }, limitMs);
    try {
      const answer = await ask();
      this.#on.answer();
      return answer;
    } finally {
      clearTimeout(limit);
    }
  }
}
