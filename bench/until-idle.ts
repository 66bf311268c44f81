import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { withBenchDatabase } from './bench-database.ts';

const STEP_MS = 1000;
/** Clock ticks (10 ms of a processor) a server with nothing to do takes at most in a step. */
const IDLE_TICKS = 4;
const IDLE_STEPS = 3;
const LIMIT_MS = 300_000;

/**
 * Waits until a server has done what it does on its own after a start, such as pictures in all their sizes: until no
 * such job waits, and the process rests. Between two jobs it rests for seconds, so that its rest alone says nothing.
 */
export async function untilIdle(portico: RunningPortico): Promise<void> {
  const deadline = performance.now() + LIMIT_MS;
  await withBenchDatabase(portico, async (pool) => {
    while ((await waitingPictures(pool)) > 0 && performance.now() < deadline) await wait(STEP_MS);
  });
  if (process.platform !== 'linux') return wait(20_000);
  const pid = portico.process.pid ?? 0;
  let idle = 0;
  while (idle < IDLE_STEPS && performance.now() < deadline) {
    const before = ticksOf(pid);
    await wait(STEP_MS);
    idle = ticksOf(pid) - before <= IDLE_TICKS ? idle + 1 : 0;
  }
}

async function waitingPictures(pool: Pool): Promise<number> {
  const found = await pool.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job
     where name = 'derive-image' and state in ('created', 'retry', 'active')`,
  );
  return found.rows[0]?.count ?? 0;
}

function ticksOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}
