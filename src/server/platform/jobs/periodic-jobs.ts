import { setTimeout as wait } from 'node:timers/promises';
import { createId } from '#lib/id.ts';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import type { Services } from '#server/platform/services.ts';
import type { Job } from './define-job.ts';
import {
  endLease,
  failLease,
  findDue,
  LEASE_MS,
  renewLease,
  returnLease,
  takeLease,
  type HeldLease,
} from './job-leases.ts';

const LOOK_EVERY_MS = 2_000;
const RENEW_EVERY_MS = LEASE_MS / 3;
const STOP_LIMIT_MS = 10_000;

type Periodic = Job & { readonly everyMs: number };

/** Periodic work: it runs in the process that acquires its lease first. */
export interface PeriodicJobs {
  /** Looks by itself from now on. */
  start(): void;
  /** Runs what is due and not leased by another process; resolves with the names when all of it has ended. */
  look(): Promise<readonly string[]>;
  /** Tells the runs of this process that it stops, and waits for them for ten seconds. */
  stop(): Promise<void>;
}

/** Several processes may have one each on the same database: each run is one's. */
export function createPeriodicJobs(services: Services, jobs: readonly Job[]): PeriodicJobs {
  const { db, log, now } = services;
  const holder = createId();
  const periodic = jobs.filter((job): job is Periodic => job.everyMs !== undefined);
  const running = new Map<string, Promise<unknown>>();
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | null = null;

  async function attempt(job: Periodic): Promise<boolean> {
    const lease = await takeLease(db, job, { holder, now: now() });
    if (lease !== null) await runUnder(lease, job);
    return lease !== null;
  }

  /** The lease is renewed while the work runs; where it was lost, the work is aborted. */
  async function runUnder(lease: HeldLease, job: Periodic): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, stopping.signal]);
    const renewing = setInterval(() => {
      renewLease(db, lease, now()).then(
        (isHeld) => (isHeld ? undefined : lost.abort()),
        (error: unknown) => log.warn({ err: error, job: job.name }, 'a lease could not be renewed'),
      );
    }, RENEW_EVERY_MS).unref();
    try {
      await job.run(services, job.data.parse({}), signal);
      // Aborted work is not marked as done: another process continues it.
      if (signal.aborted) await returnLease(db, lease, now());
      else await endLease(db, lease, now());
    } catch (error) {
      if (signal.aborted) return await returnLease(db, lease, now());
      log.warn({ err: error, job: job.name }, 'periodic work failed; it is tried again');
      const reason = error instanceof Error ? error.message : String(error);
      await failLease(db, lease, { error: reason, everyMs: job.everyMs, now: now() });
    } finally {
      clearInterval(renewing);
    }
  }

  /** Failed polls are repeated; an unavailable database is logged elsewhere. */
  async function orLater<Value>(work: Promise<Value>, fallback: Value): Promise<Value> {
    try {
      return await work;
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.warn({ err: error }, 'periodic work could not be looked at');
      return fallback;
    }
  }

  async function begin(job: Periodic): Promise<string | null> {
    const run = orLater(attempt(job), false);
    running.set(job.name, run);
    const wasRun = await run;
    running.delete(job.name);
    return wasRun ? job.name : null;
  }

  async function look(): Promise<readonly string[]> {
    const due = await orLater(findDue(db, periodic, now()), []);
    const free = due.filter(({ name }) => !running.has(name) && !stopping.signal.aborted);
    const names = await Promise.all(free.map(begin));
    return names.filter((name) => name !== null);
  }

  return {
    look,
    start() {
      void look();
      timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
    },
    async stop() {
      if (timer !== null) clearInterval(timer);
      stopping.abort();
      await Promise.race([Promise.all(running.values()), wait(STOP_LIMIT_MS, null, { ref: false })]);
    },
  };
}
