import { expect, it, vi } from 'vitest';
import { silentLogger } from '#server/platform/logging/silent-logger.ts';
import { startDatabaseClock } from './database-clock.ts';

async function setUp() {
  const world = { database: 1_700_000_000_000, elapsed: 5_000, answerMs: 0 };
  const pass = (ms: number) => {
    world.elapsed += ms;
    world.database += ms;
  };
  const clock = await startDatabaseClock({
    ask: async () => {
      pass(world.answerMs / 2);
      const said = world.database;
      pass(world.answerMs / 2);
      return said;
    },
    elapsed: () => world.elapsed,
    log: silentLogger,
  });
  return { world, pass, clock };
}

it('goes on from what the database said, whatever the machine takes for the time', async () => {
  const { pass, clock } = await setUp();
  vi.spyOn(Date, 'now').mockReturnValue(1_700_003_600_000);
  expect(clock.now()).toBe(1_700_000_000_000);
  pass(90_000);
  expect(clock.now()).toBe(1_700_000_090_000);
  vi.restoreAllMocks();
});

it('follows a database whose clock was set back or forth by more than a second', async () => {
  const { world, clock } = await setUp();
  world.database -= 3_600_000;
  await clock.synchronize();
  expect(clock.now()).toBe(1_699_996_400_000);
  world.database += 7_200_000;
  await clock.synchronize();
  expect(clock.now()).toBe(1_700_003_600_000);
});

it('stands still rather than going back by a second or less', async () => {
  const { world, pass, clock } = await setUp();
  const before = clock.now();
  world.database -= 1_000;
  await clock.synchronize();
  pass(400);
  expect(clock.now()).toBe(before);
  pass(700);
  expect(clock.now()).toBe(before + 100);
});

it('does not believe an answer that took longer than a second', async () => {
  const { world, clock } = await setUp();
  world.database -= 3_600_000;
  world.answerMs = 1_001;
  await clock.synchronize();
  expect(clock.now()).toBe(1_700_000_001_001);
  world.answerMs = 1_000;
  await clock.synchronize();
  expect(clock.now()).toBe(1_699_996_402_001);
});
