import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const STEP_MS = 1000;
/** Clock ticks (10 ms of a processor) a server with nothing to do takes at most in a step. */
const IDLE_TICKS = 4;
const IDLE_STEPS = 3;
const LIMIT_MS = 120_000;

/** Waits until a server has done what it does on its own after a start, such as pictures in all their sizes. */
export async function untilIdle(pid: number): Promise<void> {
  if (process.platform !== 'linux') return wait(20_000);
  const deadline = performance.now() + LIMIT_MS;
  let idle = 0;
  while (idle < IDLE_STEPS && performance.now() < deadline) {
    const before = ticksOf(pid);
    await wait(STEP_MS);
    idle = ticksOf(pid) - before <= IDLE_TICKS ? idle + 1 : 0;
  }
}

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
