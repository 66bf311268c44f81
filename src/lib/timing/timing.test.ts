import { describe, expect, it } from 'vitest';
import { instanceOf, nullOr, setAttribute, VALIDATORS, valueIn } from './attribute-validators.ts';
import { easeOutSine } from './ease-out-sine.ts';
import { parseQuery } from './parse-query.ts';
import { SCROLL, scrollDuration } from './scroll-times.ts';
import { throttle } from './throttle.ts';
import { TWEEN_MS } from './tween-defaults.ts';
import { tween } from './tween.ts';
import { USER_TIMING_PREFIX } from './user-timing.ts';
import { waitUntil } from './wait-until.ts';

describe('throttle', () => {
  function world(costs: number[]) {
    let now = 0;
    const runs: unknown[] = [];
    const waits: number[] = [];
    let afterWait: () => void = () => undefined;
    const call = throttle(
      (value: string) => {
        runs.push(value);
        now += costs.shift() ?? 0;
      },
      {
        now: () => now,
        wait: (run, ms) => {
          waits.push(ms);
          afterWait = run;
        },
      },
    );
    return { call, runs, waits, passWait: () => afterWait() };
  }

  it('runs the first call at once, and those of the wait as one with the latest arguments [TIME-03]', () => {
    const { call, runs, passWait } = world([10, 10]);
    call('a');
    expect(runs).toEqual(['a']);
    call('b');
    call('c');
    expect(runs).toEqual(['a']);
    passWait();
    expect(runs).toEqual(['a', 'c']);
    passWait();
    passWait();
    expect(runs).toEqual(['a', 'c']);
  });

  it('waits twice the average of its run times [TIME-02]', () => {
    const { call, waits, passWait } = world([10, 30]);
    call('a');
    passWait();
    call('b');
    expect(waits).toEqual([20, 40]);
  });

  it('averages the last 22 runs only [TIME-01]', () => {
    const { call, waits, passWait } = world([2200, ...Array.from({ length: 22 }, () => 11)]);
    for (let run = 0; run < 23; run += 1) {
      call('a');
      passWait();
    }
    expect(waits[21]).toBe((2 * (2200 + 21 * 11)) / 22);
    expect(waits[22]).toBe(22);
  });
});

describe('waiting', () => {
  function looking(matchesAt: number) {
    const sleeps: number[] = [];
    let looks = 0;
    return {
      sleeps,
      find: () => ((looks += 1) >= matchesAt ? ['found'] : []),
      sleep: (ms: number) => {
        sleeps.push(ms);
        return Promise.resolve();
      },
    };
  }

  it('looks every 100 ms and ends with the first match [TIME-04] [TIME-06]', async () => {
    const { find, sleep, sleeps } = looking(3);
    expect(await waitUntil({ find, sleep })).toEqual(['found']);
    expect(sleeps).toEqual([100, 100]);
  });

  it('takes another interval [TIME-05]', async () => {
    const { find, sleep, sleeps } = looking(2);
    await waitUntil({ find, sleep, interval: 7 });
    expect(sleeps).toEqual([7]);
  });

  it('rejects when its time is over or it is cancelled [TIME-09]', async () => {
    const never = looking(Number.POSITIVE_INFINITY);
    await expect(waitUntil({ ...never, timeout: 250 })).rejects.toThrow('Nothing matched within 250 ms');
    expect(never.sleeps).toEqual([100, 100, 50]);
    const signal = AbortSignal.abort(new Error('Enough'));
    await expect(waitUntil({ ...never, signal })).rejects.toThrow('Enough');
  });
});

describe('tween', () => {
  function world(isMotionReduced = false) {
    let now = 0;
    const seen: number[] = [];
    const clock = {
      now: () => now,
      frame: (run: () => void) => {
        now += 100;
        run();
      },
      isMotionReduced: () => isMotionReduced,
    };
    return { clock, seen, step: (progress: number) => void seen.push(progress) };
  }

  it('lasts 300 ms and ends at 1 [TIME-10]', async () => {
    const { clock, seen, step } = world();
    await tween(step, clock);
    expect(TWEEN_MS).toBe(300);
    expect(seen).toEqual([0, 100 / 300, 200 / 300, 1]);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '5'])('refuses the duration %s [TIME-11]', (duration) => {
    const { clock, step } = world();
    expect(() => tween(step, clock, { duration: duration as number })).toThrow(
      '[Tween] Duration is not a finite number.',
    );
  });

  it('refuses what is not a function [TIME-12]', () => {
    expect(() => tween('grow' as never, world().clock)).toThrow(
      '[Tween] First parameter needs to be a function.',
    );
  });

  it('reaches its end at once for who prefers reduced motion [TIME-16]', async () => {
    const { clock, seen, step } = world(true);
    await tween(step, clock);
    expect(seen).toEqual([1]);
  });
});

it('eases out like a sine [TIME-17]', () => {
  expect([easeOutSine(0), easeOutSine(1)]).toEqual([0, 1]);
  expect(easeOutSine(0.5)).toBeCloseTo(Math.SQRT1_2);
});

it.each([
  [0, undefined, 50, 'TIME-18'],
  [5000, undefined, 50, 'TIME-19'],
  [5000, { maxDuration: 400 }, 400, 'TIME-20'],
  [200, { maxDuration: 400 }, 200, 'TIME-20'],
  [10, { minDuration: 80 }, 80, 'TIME-20'],
])('scrolling %i px with the bounds %j lasts %i ms [%s]', (distance, bounds, duration, _id) => {
  expect(scrollDuration(distance, bounds)).toBe(duration);
});

it('leaves 30 px above the target of a scroll [TIME-21] [TIME-22]', () => {
  expect(SCROLL.offset).toBe(30);
});

it.each([
  ['?a=1&b=x%20y', { a: '1', b: 'x y' }],
  ['a=1&b=&a=2&a=3', { a: ['1', '2', '3'], b: '' }],
  ['', {}],
])('reads the query %j as %j [TIME-26]', (query, values) => {
  expect(parseQuery(query)).toEqual(values);
});

it('reads at most 1000 keys, and further values of those [TIME-25] [TIME-26]', () => {
  const query = Array.from({ length: 1200 }, (_, index) => `k${index}=1`).join('&');
  const values = parseQuery(`${query}&k0=2`);
  expect(Object.keys(values)).toHaveLength(1000);
  expect([values['k0'], values['k999'], values['k1000']]).toEqual([['1', '2'], '1', undefined]);
});

describe('validators', () => {
  const samples = {
    boolean: false,
    number: 0,
    string: '',
    object: {},
    array: [],
    function: () => undefined,
  };
  it.each([
    ['boolean', 'TIME-27'],
    ['number', 'TIME-28'],
    ['string', 'TIME-29'],
    ['object', 'TIME-30'],
    ['array', 'TIME-31'],
    ['function', 'TIME-32'],
  ] as const)(
    '%s accepts only its own kind, and null in its null-or variant [TIME-36] [TIME-37] [%s]',
    (kind, _id) => {
      const accepted = Object.entries(samples).filter(([, value]) => VALIDATORS[kind](value));
      expect(accepted.map(([name]) => name)).toEqual([kind]);
      expect([VALIDATORS[kind](null), nullOr(VALIDATORS[kind])(null)]).toEqual([false, true]);
      expect(VALIDATORS[kind](undefined)).toBe(false);
    },
  );

  it('takes NaN for no number, null and lists for no objects [TIME-38]', () => {
    expect(VALIDATORS.number(Number.NaN)).toBe(false);
    expect([VALIDATORS.object(null), VALIDATORS.object([])]).toEqual([false, false]);
  });

  it('knows instances of a class and values of a list [TIME-34] [TIME-35] [TIME-37]', () => {
    expect([instanceOf(Map)(new Map()), instanceOf(Map)({}), nullOr(instanceOf(Map))(null)]).toEqual([
      true,
      false,
      true,
    ]);
    expect([valueIn(['a', 1])(1), valueIn(['a', 1])('1'), nullOr(valueIn([]))(null)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('leaves the attribute as it is where the value is refused, and tells [TIME-38]', () => {
    const target = { width: 1 };
    const told: string[] = [];
    const warn = (message: string) => void told.push(message);
    expect(setAttribute(target, 'width', 'wide', VALIDATORS.number, warn)).toBe(false);
    expect(setAttribute(target, 'width', Object.create(null), VALIDATORS.number, warn)).toBe(false);
    expect(setAttribute(target, 'width', 2, VALIDATORS.number, warn)).toBe(true);
    const refusals = ['wide', '[object Object]'].map(
      (value) => `The attribute width does not accept ${value}`,
    );
    expect([target.width, told]).toEqual([2, refusals]);
  });
});

it('has a prefix of four characters for its marks [TIME-41] [TIME-42]', () => {
  expect(USER_TIMING_PREFIX).toHaveLength(4);
});
