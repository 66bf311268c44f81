import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import { quoted } from './table-parts.ts';

/** Fills tables with what `tableParts` gave, one after the other. */
export interface TableFiller {
  /** Adds a part of a table; parts of one table follow each other. */
  add(table: string, columns: readonly string[], content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Ends the table that is being filled. */
  end(): Promise<void>;
  /** Aborts the copy in progress; its transaction has to be rolled back. */
  abandon(): Promise<void>;
  readonly rows: number;
}

interface Filling {
  readonly table: string;
  readonly stream: CopyStreamQuery;
  failure: Error | null;
  /** Called for a failure during a write. */
  fail: (error: Error) => void;
}

export function createTableFiller(client: Client): TableFiller {
  let filling: Filling | null = null;
  let rows = 0;

  function begin(table: string, columns: readonly string[]): Filling {
    const stream = client.query(copyFrom(`copy "${table}" (${quoted(columns)}) from stdin`));
    const begun: Filling = { table, stream, failure: null, fail: () => undefined };
    stream.on('error', (error) => {
      begun.failure = error;
      begun.fail(error);
    });
    return begun;
  }

  async function end(): Promise<void> {
    if (filling === null) return;
    const { stream, failure } = filling;
    filling = null;
    if (failure !== null) throw failure;
    stream.end();
    await finished(stream);
    rows += stream.rowCount;
  }

  return {
    async add(table, columns, content) {
      if (filling?.table !== table) {
        await end();
        filling = begin(table, columns);
      }
      for await (const chunk of content) await write(filling, chunk);
    },
    end,
    async abandon() {
      if (filling === null) return;
      const { stream, failure } = filling;
      filling = null;
      if (failure !== null) return;
      stream.destroy();
      await finished(stream).catch(() => null);
    },
    get rows() {
      return rows;
    },
  };
}

/** One after the other: what still waits in the stream when the database refuses would be written into nothing. */
function write(filling: Filling, chunk: Uint8Array): Promise<void> {
  if (filling.failure !== null) return Promise.reject(filling.failure);
  return new Promise((resolve, reject) => {
    filling.fail = reject;
    filling.stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}
