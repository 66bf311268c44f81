import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from '#server/platform/database/database-unavailable.ts';
import type { Services } from '#server/platform/services.ts';
import { addConsumers, consumeEvents, findWaitingConsumers } from './consume-event.ts';
import type { EventConsumer } from './define-event-consumer.ts';
import { orderEvents } from './order-events.ts';

/** Events whose notification was lost with a process are found within this time. */
const LOOK_EVERY_MS = 5_000;
/** Answers to who waits go first, and what is committed in a row is looked at together. */
const LOOK_AFTER_MS = 40;
/** While requests wait for the database they go first, for this long before each transaction at most. */
const GIVE_WAY_MS = 500;
const GIVE_WAY_LOOK_MS = 25;

/** Delivers events to the consumers of a process. */
export interface EventRunner {
  /** By itself from now on: with each commit that recorded something, and every five seconds. */
  start(): Promise<void>;
  /** Delivers all committed events; returns the number of deliveries. */
  run(): Promise<number>;
  stop(): Promise<void>;
}

/** Several processes may have one each: a consumer hears of an event in one of them. */
export function createEventRunner(services: Services, consumers: readonly EventConsumer[]): EventRunner {
  const { databaseState, db, log, notifications } = services;
  const ordering = createLoop(order);
  const consuming = consumers.map((consumer) => ({
    name: consumer.name,
    loop: createLoop(() => exhaust(consumer)),
  }));
  let isStopping = false;
  let timer: NodeJS.Timeout | null = null;
  let soon: NodeJS.Timeout | null = null;
  let unsubscribe: (() => void) | null = null;

  async function order(): Promise<number> {
    await giveWay();
    // Also where a backup of a version without them has taken the place of what was there.
    await addConsumers(
      db,
      consumers.map(({ name }) => name),
    );
    while (await orderEvents(db)) if (isStopping) break;
    return 0;
  }

  async function exhaust(consumer: EventConsumer): Promise<number> {
    for (let count = 0; ;) {
      await giveWay();
      if (isStopping) return count;
      const { delivered, isMore } = await consumeEvents(services, consumer);
      count += delivered;
      if (!isMore) return count;
    }
  }

  async function giveWay(): Promise<void> {
    const until = performance.now() + GIVE_WAY_MS;
    while (databaseState.isCrowded() && !isStopping && performance.now() < until)
      await wait(GIVE_WAY_LOOK_MS);
  }

  async function run(): Promise<number> {
    await ordering.again();
    const waiting = await findWaitingConsumers(db, consumers);
    // Each continues by itself: a slow or failing one does not delay the others.
    const counts = await Promise.all(
      consuming.filter(({ name }) => waiting.has(name)).map(({ loop }) => loop.again()),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** An unavailable database is logged elsewhere; the next poll follows by itself. */
  function look(): void {
    if (isStopping) return;
    run().catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) log.warn({ err: error }, 'events could not be looked for');
    });
  }

  function lookSoon(): void {
    soon ??= setTimeout(() => {
      soon = null;
      look();
    }, LOOK_AFTER_MS);
  }

  return {
    async start() {
      await order();
      unsubscribe = notifications.subscribe('events-recorded', lookSoon, (isHearing) =>
        isHearing ? look() : undefined,
      );
      timer = setInterval(look, LOOK_EVERY_MS).unref();
      look();
    },
    run,
    async stop() {
      isStopping = true;
      unsubscribe?.();
      if (timer !== null) clearInterval(timer);
      if (soon !== null) clearTimeout(soon);
      await Promise.allSettled([ordering.ended(), ...consuming.map(({ loop }) => loop.ended())]);
    },
  };
}

/** Work of which one round is under way at most, and one more waits: for what came while the first one looked. */
function createLoop(work: () => Promise<number>) {
  let current: Promise<number> | null = null;
  let next: Promise<number> | null = null;

  function begin(): Promise<number> {
    current = work().finally(() => {
      current = null;
    });
    return current;
  }

  return {
    again(): Promise<number> {
      if (current === null) return begin();
      next ??= current
        .catch(() => 0)
        .then(() => {
          next = null;
          return begin();
        });
      return next;
    },
    ended: () => Promise.allSettled([current, next]),
  };
}
