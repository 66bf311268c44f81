import { readdirSync, readFileSync } from 'node:fs';

/** Proportional memory (PSS) of a process and all its descendants, in MB; Linux only, elsewhere null. */
export function measureMemory(rootPid: number, alsoMatching: string): number | null {
  if (process.platform !== 'linux') return null;
  const parents = new Map<number, number>();
  const matching = new Set<number>();
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    if (!Number.isInteger(pid)) continue;
    const stat = readProc(pid, 'stat');
    if (stat === null) continue;
    parents.set(pid, Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
    if (readProc(pid, 'cmdline')?.includes(alsoMatching)) matching.add(pid);
  }
  let kilobytes = 0;
  for (const pid of parents.keys()) {
    if (!isBelow(pid, rootPid, parents) && ![...matching].some((each) => isBelow(pid, each, parents)))
      continue;
    const pss = /^Pss:\s+(\d+)/m.exec(readProc(pid, 'smaps_rollup') ?? '')?.[1];
    kilobytes += Number(pss ?? 0);
  }
  return kilobytes / 1024;
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
