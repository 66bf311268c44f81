import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Who the database server runs as: PostgreSQL refuses to run as root. */
export interface ServerUser {
  readonly uid: number;
  readonly gid: number;
}

const READ_AND_ENTER = 0o5;
const ENTER = 0o1;

/** Null where this process is not root: the server runs as the same user. */
export async function findServerUser(): Promise<ServerUser | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    try {
      const uid = await promisify(execFile)('id', ['-u', name]);
      const gid = await promisify(execFile)('id', ['-g', name]);
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    } catch {
      continue;
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is no user `postgres` or `nobody` to run it as. Start Portico as another user, or set DATABASE_URL.',
  );
}

/** Whether the user can enter every folder above a path, and read the path itself. */
export async function canReach(user: ServerUser, target: string): Promise<boolean> {
  let folder = path.resolve(target);
  let needed = READ_AND_ENTER;
  for (;;) {
    const facts = await stat(folder);
    const shift = facts.uid === user.uid ? 6 : facts.gid === user.gid ? 3 : 0;
    if (((facts.mode >> shift) & needed) !== needed) return false;
    const parent = path.dirname(folder);
    if (parent === folder) return true;
    folder = parent;
    needed = ENTER;
  }
}
