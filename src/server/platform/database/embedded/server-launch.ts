import { spawn, type ChildProcess } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, chown, cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { linkNpmLibraries } from './npm-libraries.ts';
import { canReach, findServerUser, type ServerUser } from './server-user.ts';

/** How programs of PostgreSQL are started: as whom, and from where. */
export interface ServerLaunch {
  readonly binaries: PostgresBinaries;
  /** Null: the user of this process. */
  readonly user: ServerUser | null;
  spawn(program: 'postgres' | 'initdb', args: readonly string[], output: number | 'pipe'): ChildProcess;
}

const SETPRIV = '/usr/bin/setpriv';

/**
 * Makes the folder of the server, owned by whoever runs it, and finds out how to run it there. As root the server
 * gets another user; where that user cannot read the npm package, the binaries are copied beside the data, and where
 * it cannot enter the folders above the data (as in /root), it gets the one capability that lets it.
 */
export async function prepareLaunch(serverFolder: string, binaries: PostgresBinaries): Promise<ServerLaunch> {
  await mkdir(path.dirname(serverFolder), { recursive: true });
  await mkdir(serverFolder, { recursive: true, mode: 0o700 });
  const user = await findServerUser();
  if (user === null) return { binaries, user, spawn: (...call) => start(binaries, {}, ...call) };

  await chown(serverFolder, user.uid, user.gid);
  await openOwnFolder(path.dirname(serverFolder), user);
  if (!(await canReach(user, serverFolder))) return launchWithCapability(serverFolder, binaries, user);
  const reachable = await reachableBinaries(serverFolder, binaries, user);
  return { binaries: reachable, user, spawn: (...call) => start(reachable, user, ...call) };
}

/** The data folder is ours to open: its secrets and files have modes of their own. */
async function openOwnFolder(dataDir: string, user: ServerUser): Promise<void> {
  const facts = await stat(dataDir);
  if (facts.uid === 0 && facts.uid !== user.uid) await chmod(dataDir, (facts.mode & 0o777) | 0o011);
}

async function launchWithCapability(
  serverFolder: string,
  binaries: PostgresBinaries,
  user: ServerUser,
): Promise<ServerLaunch> {
  try {
    await access(SETPRIV, constants.X_OK);
  } catch (error) {
    throw new Error(
      `PostgreSQL does not run as root, and the user it runs as cannot enter ${path.dirname(serverFolder)}. Set DATA_DIR to a folder that others may enter, such as /var/lib/portico, or start Portico as another user.`,
      { cause: error },
    );
  }
  const prefix = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=+dac_override',
    '--ambient-caps=+dac_override',
  ];
  return {
    binaries,
    user,
    spawn: (program, args, output) =>
      startProgram(SETPRIV, [...prefix, path.join(binaries.folder, program), ...args], {}, output),
  };
}

async function reachableBinaries(
  serverFolder: string,
  binaries: PostgresBinaries,
  user: ServerUser,
): Promise<PostgresBinaries> {
  if (binaries.packageFolder === null || (await canReach(user, binaries.packageFolder))) return binaries;
  const copy = path.join(path.dirname(serverFolder), `postgres-binaries-${binaries.major}`);
  const copied = {
    ...binaries,
    folder: path.join(copy, 'native', 'bin'),
    packageFolder: path.join(copy, 'native'),
  };
  if (await stat(copy).catch(() => null)) return copied;
  const draft = `${copy}.${process.pid}`;
  await cp(binaries.packageFolder, path.join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith('.a'),
  });
  await linkNpmLibraries(path.join(draft, 'native'));
  await rename(draft, copy).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    await rm(draft, { recursive: true });
  });
  return copied;
}

function start(
  binaries: PostgresBinaries,
  user: Partial<ServerUser>,
  program: string,
  args: readonly string[],
  output: number | 'pipe',
): ChildProcess {
  return startProgram(path.join(binaries.folder, program), args, user, output);
}

/** In a process group of its own, so that Ctrl+C in the terminal reaches Portico first. */
function startProgram(
  program: string,
  args: readonly string[],
  user: Partial<ServerUser>,
  output: number | 'pipe',
): ChildProcess {
  return spawn(program, args, {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    env: { PATH: process.env['PATH'] ?? '', LC_MESSAGES: 'C', TZ: 'UTC' },
  });
}
