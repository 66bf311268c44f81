import { expect, it } from 'vitest';
import { waitForBox } from './wait-for-box.ts';

async function wait(sizeOfTry: (count: number) => { width: number; height: number }) {
  const pauses: number[] = [];
  let tries = 0;
  const size = await waitForBox(
    () => sizeOfTry((tries += 1)),
    (ms) => {
      pauses.push(ms);
      return Promise.resolve();
    },
  );
  return { size, tries, pauses };
}

it('waits until the place has a size [IMG-12]', async () => {
  const { size, tries } = await wait((count) =>
    count < 3 ? { width: 0, height: 0 } : { width: 40, height: 30 },
  );
  expect([size, tries]).toEqual([{ width: 40, height: 30 }, 3]);
});

it('looks up to 100 times, 10 ms apart, 1 s in all [IMG-11]', async () => {
  const { size, tries, pauses } = await wait(() => ({ width: 0, height: 20 }));
  expect([size, tries]).toEqual([null, 100]);
  expect(new Set(pauses)).toEqual(new Set([10]));
  expect(pauses.length * 10).toBe(1000);
});
