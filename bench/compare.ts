import { median, type Measured } from './report.ts';

const SAMPLES = 15;

export interface Figure {
  readonly ms: number;
  readonly bytes: number;
}

export async function timed(work: () => Promise<unknown>): Promise<Figure> {
  const started = performance.now();
  const answer = await work();
  return { ms: performance.now() - started, bytes: JSON.stringify(answer).length };
}

export async function sampled(work: () => Promise<Figure>): Promise<Figure> {
  const samples: Figure[] = [];
  await work();
  for (let sample = 0; sample < SAMPLES; sample += 1) samples.push(await work());
  return middle(samples);
}

/** One and then the other, so that what else the machine does falls on both. */
export async function inTurns(
  one: () => Promise<Figure>,
  other: () => Promise<Figure>,
): Promise<readonly [Figure, Figure]> {
  const samples: (readonly [Figure, Figure])[] = [];
  for (let sample = 0; sample <= SAMPLES; sample += 1) samples.push([await one(), await other()]);
  // The first time, caches are filled.
  const [, ...warm] = samples;
  return [middle(warm.map(([first]) => first)), middle(warm.map(([, second]) => second))];
}

function middle(samples: readonly Figure[]): Figure {
  return { ms: median(samples.map(({ ms }) => ms)), bytes: median(samples.map(({ bytes }) => bytes)) };
}

export function ratio(what: string, small: Figure, large: Figure, atMost?: number): Measured {
  return {
    what,
    value: large.ms / small.ms,
    unit: '×',
    ...(atMost === undefined ? {} : { target: { atMost } }),
    note: `${small.ms.toFixed(1)} and ${large.ms.toFixed(1)} ms, ${kilobytes(small.bytes)} and ${kilobytes(large.bytes)}`,
  };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
