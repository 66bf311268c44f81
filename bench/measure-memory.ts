import { readdirSync, readFileSync } from 'node:fs';

interface Watched {
  readonly pid: number;
  readonly isDatabase: boolean;
}

/** Proportional memory (PSS) of a process and all its descendants, in MB; Linux only, elsewhere null. */
export function measureMemory(rootPid: number, alsoMatching: string): number | null {
  return memoryOf(processesOf(rootPid, alsoMatching));
}

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
    const pss = /^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup') ?? '')?.[1];
    kilobytes += Number(pss ?? 0);
  }
  return kilobytes / 1024;
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
