import { afterEach, expect, it, vi } from 'vitest';
import { createChunkLoader } from './load-chunk.ts';
import { startChunk } from './start-chunk.ts';

// Modules come from a server that really answers so: testing/serve-failures.ts.

const never = () => new Promise<void>(() => undefined);
const addressOf = (name: string) => `/failures/${name}?test=${Math.round(performance.timeOrigin)}`;
/** As a page's own script: by its whole address, which the browser names when it fails. */
const fetchModule = (name: string): Promise<{ value?: number }> =>
  import(/* @vite-ignore */ new URL(addressOf(name), location.href).href);

afterEach(() => {
  vi.restoreAllMocks();
});

it('loads a chunk once for all who ask [DATA-53]', async () => {
  const load = createChunkLoader(never);
  const works = vi.fn<() => Promise<{ value: number }>>(() => Promise.resolve({ value: 1 }));
  const loads = await Promise.all([load('a', works), load('a', works)]);
  expect([loads[0], works.mock.calls.length]).toEqual([loads[1], 1]);
});

it('tells which chunk failed, and asks the server for it again the next time [DATA-53] [DATA-71] [DATA-72] [DATA-73] [DATA-74]', async () => {
  const load = createChunkLoader(never);
  const late = () =>
    load(
      'late',
      () => fetchModule('module-503-then-there'),
      ({ value }) => value ?? null,
    );
  await expect(late()).rejects.toMatchObject({ type: 'error', message: 'Loading chunk late failed' });
  expect(await late()).toBe(1);
  expect(await late()).toBe(1);
});

it.each(['404', 'module-cut', 'module-broken'])(
  'a file that answers %s counts as failed [DATA-71]',
  async (name) => {
    const load = createChunkLoader(never);
    for (let again = 0; again < 2; again += 1) {
      await expect(load(name, () => fetchModule(name))).rejects.toMatchObject({
        type: 'error',
        message: `Loading chunk ${name} failed`,
      });
    }
  },
);

it('calls a chunk missing that is not in its file [DATA-72] [DATA-73]', async () => {
  const load = createChunkLoader(never);
  await expect(
    load(
      'a',
      () => Promise.resolve({}),
      () => null,
    ),
  ).rejects.toMatchObject({ type: 'missing', message: 'Loading chunk a failed' });
});

it('gives a chunk 120000 ms, then asks again [DATA-70] [DATA-72] [DATA-73] [DATA-74]', async () => {
  const waits: number[] = [];
  const load = createChunkLoader((ms) => {
    waits.push(ms);
    return waits.length === 1 ? Promise.resolve() : never();
  });
  await expect(load('a', never)).rejects.toMatchObject({
    type: 'timeout',
    message: 'Loading chunk a failed',
  });
  expect(waits).toEqual([120_000]);
  expect(await load('a', () => Promise.resolve('there'))).toBe('there');
});

it('reports a part that cannot be loaded or started, and goes on [DATA-53]', async () => {
  const reported: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((message) => void reported.push(message));
  const start = vi.fn<() => void>();
  startChunk('part-that-is-away', () => fetchModule('404'), start);
  await expect.poll(() => reported).toEqual(['Loading chunk part-that-is-away failed']);
  expect(start).not.toHaveBeenCalled();
  startChunk(
    'part-that-breaks',
    () => Promise.resolve({}),
    () => {
      throw new TypeError('broken');
    },
  );
  await expect.poll(() => reported).toEqual(['Loading chunk part-that-is-away failed', 'Initializer failed']);
});
