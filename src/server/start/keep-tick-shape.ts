import { createHook } from 'node:async_hooks';

const held: { tick: object | null } = { tick: null };

/**
 * Keeps one of the objects in which Node holds a call of `process.nextTick` for as long as the process runs, and with it
 * the shape that all of them share. Node writes them with computed keys, and V8 remembers the shape for that only weakly:
 * a collection that finds none of them alive takes the shape away, and every tick from then on is written by the slow
 * path of the runtime, for good. A request takes several ticks: a cached page cost 4 µs more of 25.
 *
 * Returns what is kept; null where Node calls its type something else.
 */
export function keepTickShape(): object | null {
  const hook = createHook({
    // A process that has watched its promises once goes on slower.
    trackPromises: false,
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') held.tick = resource;
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
  return held.tick;
}

// The first import of `main.ts`: it has to be there before the first collection of the whole heap.
keepTickShape();
