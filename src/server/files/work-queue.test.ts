import { expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

it('runs one piece of work at a time, what is first before what is not', async () => {
  const lane = createWorkQueue();
  const seen: string[] = [];
  const work = (name: string) => async () => {
    seen.push(`${name} starts`);
    await Promise.resolve();
    seen.push(`${name} ends`);
    return name;
  };
  const runs = [
    lane.run(work('upload')),
    lane.run(work('next upload')),
    lane.run(work('request'), true),
    lane.run(work('next request'), true),
  ];
  expect(await Promise.all(runs)).toEqual(['upload', 'next upload', 'request', 'next request']);
  const order = ['upload', 'request', 'next request', 'next upload'];
  expect(seen).toEqual(order.flatMap((name) => [`${name} starts`, `${name} ends`]));
});

it('goes on after work that fails', async () => {
  const lane = createWorkQueue();
  const failing = lane.run(() => Promise.reject(new Error('broken')));
  const next = lane.run(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});
