import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** The size of a part: parts end where they are full, also in the middle of a row. */
const PART_BYTES = 1_000_000;
const LINE_FEED = 10;

/**
 * The rows of a table as PostgreSQL copies them (text, a line each), in parts of about a megabyte. However large a row
 * is, no more than a part and a chunk of the connection is held. `counted` is told the rows of each part.
 */
export async function* tableParts(
  client: Client,
  table: string,
  columns: readonly string[],
  counted: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const source = client.query(copyTo(`copy (select ${quoted(columns)} from "${table}") to stdout`));
  let held: Buffer[] = [];
  let bytes = 0;
  let rows = 0;
  const take = (): Buffer => {
    const part = Buffer.concat(held);
    counted(rows);
    held = [];
    bytes = 0;
    rows = 0;
    return part;
  };
  for await (const chunk of source as AsyncIterable<Buffer>) {
    held.push(chunk);
    bytes += chunk.length;
    rows += lineFeeds(chunk);
    if (bytes >= PART_BYTES) yield take();
  }
  if (bytes > 0) yield take();
}

/** Names of columns as SQL takes them. */
export function quoted(columns: readonly string[]): string {
  return columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
}

/** Line feeds inside values are escaped: each that is there ends a row. */
function lineFeeds(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) count += 1;
  return count;
}
