import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { inspectProcess } from './server-process.ts';
import type { ServerLaunch } from './server-launch.ts';

const DRAFT_PATTERN = /^initdb-(\d+)-/;
const FIRST_MAJOR_WITH_BUILTIN_LOCALE = 17;
/** Of this process; in a container one that was killed had the same process id. */
const ownDrafts = new Set<string>();

/**
 * Makes a data folder. It is made under another name and then renamed, so that an interrupted first start leaves
 * nothing that looks like a database; of two processes that start at once the first one's folder stays. Only tests do
 * without waiting for the disk.
 */
export async function initializeDataFolder(
  launch: ServerLaunch,
  dataFolder: string,
  isSynced: boolean,
): Promise<void> {
  const serverFolder = path.dirname(dataFolder);
  await removeAbandonedDrafts(serverFolder);
  const draftName = `initdb-${process.pid}-${randomBytes(4).toString('hex')}`;
  const draft = path.join(serverFolder, draftName);
  ownDrafts.add(draftName);
  const failures: string[] = [];
  for (const locale of localesFor(launch.binaries.major)) {
    const failure = await runInitdb(launch, draft, isSynced ? locale : [...locale, '--no-sync']);
    if (failure === null) {
      await rename(draft, dataFolder).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
        await rm(draft, { recursive: true });
      });
      return;
    }
    failures.push(failure);
    await rm(draft, { recursive: true, force: true });
  }
  throw new Error(`The database could not be created in ${dataFolder}:\n${failures.join('\n')}`);
}

/** Unicode rules for letters and byte order for sorting, the same on every machine where that is possible. */
function localesFor(major: number): readonly (readonly string[])[] {
  return major >= FIRST_MAJOR_WITH_BUILTIN_LOCALE
    ? [['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']]
    : [['--locale=C.UTF-8'], ['--locale=C']];
}

async function runInitdb(
  launch: ServerLaunch,
  draft: string,
  options: readonly string[],
): Promise<string | null> {
  const child = launch.spawn(
    'initdb',
    ['-D', draft, '--username=portico', '--auth=trust', '--encoding=UTF8', '--no-instructions', ...options],
    'pipe',
  );
  const output = Promise.all(
    [child.stdout, child.stderr].filter((stream) => stream !== null).map((stream) => text(stream)),
  );
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0 ? null : (await output).join('').trim();
}

async function removeAbandonedDrafts(serverFolder: string): Promise<void> {
  await mkdir(serverFolder, { recursive: true });
  for (const entry of await readdir(serverFolder)) {
    const pid = Number(DRAFT_PATTERN.exec(entry)?.[1]);
    if (!pid || ownDrafts.has(entry)) continue;
    if (pid !== process.pid && (await inspectProcess(pid, null)) !== 'gone') continue;
    await rm(path.join(serverFolder, entry), { recursive: true, force: true });
  }
}
