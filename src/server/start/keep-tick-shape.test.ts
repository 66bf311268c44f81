import { createHook, executionAsyncId } from 'node:async_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keepTickShape } from './keep-tick-shape.ts';

setFlagsFromString('--allow-natives-syntax');
const haveOneShape = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean;

test('what is kept has the shape of later ticks', () => {
  const kept = keepTickShape();
  const ticks: object[] = [];
  const hook = createHook({
    trackPromises: false,
    init: (_id, type, _trigger, resource) => {
      if (type === 'TickObject') ticks.push(resource);
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
  expect(ticks).toHaveLength(1);
  expect(ticks.every((tick) => kept !== null && haveOneShape(kept, tick))).toBe(true);
});

test('promises are not watched for it', async () => {
  await Promise.resolve();
  // A watched promise gives what runs after it an id.
  expect(executionAsyncId()).toBe(0);
});
