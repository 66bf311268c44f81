import { readdirSync, readFileSync } from 'node:fs';

interface Watched {
  readonly pid: number;
  readonly isDatabase: boolean;
}

/** Proportional memory (PSS) of a process and all its descendants, in MB; Linux only, elsewhere null. */
export function measureMemory(rootPid: number, alsoMatching: string): number | null {
  return memoryOf(processesOf(rootPid, alsoMatching));
}

/**
 * Memory of files that the processes map, such as Node's own program, in MB: as counted above, where each process of
 * the machine that maps a file too takes its share, and as it would be if no other did. Node's program alone is some
 * 58 MB, so that the more Node processes run, the less of it is counted. Linux only, elsewhere null.
 */
export function measureFileMemory(
  rootPid: number,
  alsoMatching: string,
): { readonly counted: number; readonly alone: number } | null {
  const processes = processesOf(rootPid, alsoMatching);
  if (processes === null) return null;
  let counted = 0;
  const largest = new Map<string, number>();
  for (const { pid } of processes) {
    counted += kilobytesOf(readProc(pid, 'smaps_rollup') ?? '', 'Pss_File');
    for (const mapping of (readProc(pid, 'smaps') ?? '').split(MAPPING_START)) {
      // Of processes that map the same part of a file, most pages are those of the one that has most.
      const [, offset, inode] = FILE_MAPPING.exec(mapping) ?? [];
      if (offset === undefined || inode === undefined || inode === '0') continue;
      const key = `${offset} ${inode}`;
      const clean = kilobytesOf(mapping, 'Shared_Clean') + kilobytesOf(mapping, 'Private_Clean');
      largest.set(key, Math.max(largest.get(key) ?? 0, clean));
    }
  }
  const alone = [...largest.values()].reduce((sum, each) => sum + each, 0);
  return { counted: counted / 1024, alone: alone / 1024 };
}

const MAPPING_START = /\n(?=[0-9a-f]+-[0-9a-f]+ )/;
const FILE_MAPPING = /^\S+ \S+ ([0-9a-f]+) \S+ (\d+)/;

/** The same without the database. */
export function measureServerMemory(rootPid: number, alsoMatching: string): number | null {
  return memoryOf(processesOf(rootPid, alsoMatching)?.filter(({ isDatabase }) => !isDatabase) ?? null);
}

/**
 * Seconds of processor time that the processes have taken, without and with the database's: what else the machine does
 * changes them little. Linux only, elsewhere null.
 */
export function measureProcessorTime(
  rootPid: number,
  alsoMatching: string,
): { readonly server: number; readonly all: number } | null {
  const processes = processesOf(rootPid, alsoMatching);
  if (processes === null) return null;
  const secondsOf = (of: readonly Watched[]): number =>
    of.reduce((sum, { pid }) => {
      const [user = 0, system = 0] = statOf(pid)?.slice(11, 13).map(Number) ?? [];
      return sum + (user + system) / TICKS_PER_SECOND;
    }, 0);
  return { server: secondsOf(processes.filter((each) => !each.isDatabase)), all: secondsOf(processes) };
}

/** `USER_HZ` of every Linux that Node runs on. */
const TICKS_PER_SECOND = 100;

function memoryOf(processes: readonly Watched[] | null): number | null {
  if (processes === null) return null;
  let kilobytes = 0;
  for (const { pid } of processes) {
    kilobytes += kilobytesOf(readProc(pid, 'smaps_rollup') ?? '', 'Pss');
  }
  return kilobytes / 1024;
}

function kilobytesOf(smaps: string, field: string): number {
  return Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(smaps)?.[1] ?? 0);
}

/** A process, those that a command line with a text began, and what they began. */
function processesOf(rootPid: number, alsoMatching: string): readonly Watched[] | null {
  if (process.platform !== 'linux') return null;
  const parents = new Map<number, number>();
  const matching = new Set<number>([rootPid]);
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    const stat = Number.isInteger(pid) ? statOf(pid) : null;
    if (stat === null) continue;
    parents.set(pid, Number(stat[1]));
    if (readProc(pid, 'cmdline')?.includes(alsoMatching)) matching.add(pid);
  }
  return [...parents.keys()]
    .filter((pid) => [...matching].some((each) => isBelow(pid, each, parents)))
    .map((pid) => ({ pid, isDatabase: readProc(pid, 'comm')?.startsWith('postgres') === true }));
}

/** What `/proc` says of a process behind its name: its state, its parent and so on; null once it has ended. */
function statOf(pid: number): readonly string[] | null {
  const stat = readProc(pid, 'stat');
  return stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}

function isBelow(pid: number, ancestor: number, parents: ReadonlyMap<number, number>): boolean {
  for (let each: number | undefined = pid; each !== undefined && each > 1; each = parents.get(each)) {
    if (each === ancestor) return true;
  }
  return false;
}

/** Processes end while they are read: a file that is gone is no process. */
function readProc(pid: number, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
