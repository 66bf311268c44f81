import { createHash } from 'node:crypto';
import { lstat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What fits into a socket address, with the name PostgreSQL gives its socket. */
const LONGEST_SOCKET_PATH_BYTES = 107;
const SOCKET_NAME = '/.s.PGSQL.5432';

/** The folder of the server's socket: beside the data, or in the temporary folder where that path is too long. */
export function socketFolderOf(serverFolder: string): string {
  const beside = path.join(serverFolder, 'socket');
  if (fits(beside)) return beside;
  const name = createHash('sha256').update(serverFolder).digest('hex').slice(0, 16);
  const short = path.join(tmpdir(), `portico-${name}`);
  return fits(short) ? short : `/tmp/portico-${name}`;
}

function fits(folder: string): boolean {
  return Buffer.byteLength(folder + SOCKET_NAME) <= LONGEST_SOCKET_PATH_BYTES;
}

/** In a folder that everybody may write to, somebody else may have made one of this name. */
export async function assertOwnFolder(folder: string, uid: number | undefined): Promise<void> {
  const facts = await lstat(folder);
  if (!facts.isDirectory() || (uid !== undefined && facts.uid !== uid) || (facts.mode & 0o077) !== 0) {
    throw new Error(
      `${folder} exists already and is not a private folder of the database's user. Remove it.`,
    );
  }
}
