import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { PoolClient } from 'pg';
import { preparedName } from './prepared-statements.ts';

/** The server cancels a statement first, if it can; this allows for its answer to arrive. */
const LONGEST_GRACE_MS = 2_000;
const IDLE_TRANSACTION_LIMIT_MS = 60_000;

export interface LimitedClientEvents {
  readonly silence: () => void;
  readonly answer: () => void;
}

/**
 * A pooled connection that is destroyed when a statement has no answer in time: statements on it fail as on a broken
 * connection, and the pool drops it. The driver's own limit leaves the statement running, so that the rollback after it
 * waits once more, or the pool reuses the connection.
 */
export class LimitedClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #queryMs: number;
  readonly #on: LimitedClientEvents;
  readonly #mayPrepare: boolean;
  #isReadOnly = false;

  /** @param mayPrepare whether it stays a connection of its own to the server: what was prepared is known there alone */
  constructor(client: PoolClient, queryMs: number, mayPrepare: boolean, on: LimitedClientEvents) {
    this.#client = client;
    this.#queryMs = queryMs;
    this.#mayPrepare = mayPrepare;
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
    const values = [...parameters];
    const name = this.#mayPrepare && values.length > 0 ? preparedName(question) : null;
    const answer = this.#within(this.#queryMs + graceMs, () =>
      name === null
        ? this.#client.query(question, values)
        : this.#client.query({ name, text: question, values }),
    );
    return answer as Promise<unknown> as Promise<PostgresQueryResult<Row>>;
  }

  /** Returns the connection to the pool, or removes it. */
  release(destroy = false): void {
    this.#client.release(destroy);
  }

  /** Settings of a connection before its first use. Not in the startup message: poolers refuse settings there. */
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
