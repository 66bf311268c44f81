import { afterEach, expect, it, vi } from 'vitest';
import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import { asksForRuntime } from '#domain/page-runtime/page-helpers.ts';
import type { JsonValue } from '#lib/json.ts';
import { createCloseTargets } from '../close-targets.ts';
import type { Runtime } from '../runtime.ts';
import { watchSettled } from '../timing/watch-settled.ts';
import { offerHelpers } from './offer-helpers.ts';
import { createPageHelpers } from './page-helpers.ts';

let answer: JsonValue = {};
const asked: unknown[] = [];
const host = {
  window,
  document,
  context: { website: { id: 'w1', language: 'de' } },
  closeTargets: createCloseTargets(),
  call: async (request: DataCallRequest) => {
    asked.push(request);
    return answer;
  },
};
const warned: unknown[] = [];
const helpers = createPageHelpers(host, (message, cause) => void warned.push([message, cause]));

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  warned.length = 0;
  asked.length = 0;
  document.cookie = 'cart=; Max-Age=0';
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'portico');
});

it.each([
  [{}, 'neither'],
  [{ container: document, predicate: () => true }, 'both'],
])('waits for a container or a predicate, not for %j (%s) [TIME-07] [TIME-08]', async (options, _which) => {
  await expect(helpers.waitForElements(options)).rejects.toThrow(
    'One (and only one) of container and predicate must be set',
  );
});

it('waits until an element is there, or a predicate is true [TIME-06] [TIME-08]', async () => {
  const wait = helpers.waitForElements({ container: document.body, selector: '.late', interval: 5 });
  document.body.innerHTML = '<p class="late">Here</p>';
  expect((await wait).map((element) => element.textContent)).toEqual(['Here']);
  let asked = 0;
  await helpers.waitForElements({ predicate: () => (asked += 1) > 2, interval: 1 });
  expect(asked).toBe(3);
});

it('stops waiting as soon as it is cancelled [TIME-09]', async () => {
  const cancelling = new AbortController();
  const wait = helpers.waitForElements({
    predicate: () => false,
    interval: 3_600_000,
    signal: cancelling.signal,
  });
  cancelling.abort(new Error('Never mind'));
  await expect(wait).rejects.toThrow('Never mind');
});

it.each(['scroll', 'resize'] as const)(
  'fires once, 300 ms after the last %s [TIME-23] [TIME-24] [GAL-210]',
  (type) => {
    vi.useFakeTimers();
    const target = new EventTarget();
    const watching = new AbortController();
    const run = vi.fn<() => void>();
    watchSettled(window, target, type, run, { signal: watching.signal });
    target.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(299);
    target.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(299);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledOnce();
    target.dispatchEvent(new Event(type));
    watching.abort();
    vi.advanceTimersByTime(1000);
    expect(run).toHaveBeenCalledOnce();
  },
);

it('scrolls until the target is 30 px below the top [TIME-17] [TIME-21] [TIME-22]', async () => {
  document.body.innerHTML =
    '<div style="height: 3000px"></div><p>Target</p><div style="height: 3000px"></div>';
  const target = document.querySelector('p') ?? document.body;
  await helpers.scrollTo(target);
  expect(Math.round(target.getBoundingClientRect().top)).toBe(30);
});

it('shrinks an element to 0.94 of its size when it takes it out of sight [TIME-13]', async () => {
  document.body.innerHTML = '<p style="inline-size: 200px">Bye</p>';
  const element = document.querySelector('p') ?? document.body;
  await helpers.scaleOut(element, { duration: 20 });
  expect(Math.round(element.getBoundingClientRect().width)).toBe(200 * 0.94);
  expect(getComputedStyle(element).opacity).toBe('0');
});

it('accepts nodes of the page only where nodes are asked for [TIME-33]', () => {
  const { node, nullOr } = helpers.validators;
  expect([
    node(document.body),
    node(document.createTextNode('')),
    node({ nodeType: 1 }),
    nullOr(node)(null),
  ]).toEqual([true, true, false, true]);
});

it('marks texts below 13 px [TIME-44] [TIME-45]', () => {
  const text = document.createElement('p');
  helpers.setFontSize(text, 12);
  expect([text.className, text.style.fontSize]).toEqual(['minimum-font', '12px']);
  helpers.setFontSize(text, 13);
  expect(text.className).toBe('');
});

it('tells its problems to the reporter of the page, or the console where there is none [TIME-39] [TIME-40]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const runtime = { ...host, document, context: {} } as unknown as Runtime;
  const ready = vi.fn<() => void>();
  document.addEventListener('portico:ready', ready, { once: true });
  offerHelpers(runtime);
  expect(ready).toHaveBeenCalledOnce();
  const offered = (
    window as unknown as { portico: { load: () => Promise<typeof helpers>; reportProblem: unknown } }
  ).portico;
  const loaded = await offered.load();
  expect(await offered.load()).toBe(loaded);
  const failure = new Error('broken');
  loaded.throttle(() => {
    throw failure;
  })();
  expect(warn).toHaveBeenCalledWith('A throttled function failed', failure);
  const reporter = vi.fn<() => void>();
  offered.reportProblem = reporter;
  loaded.setAttribute({}, 'width', 'wide', loaded.validators.number);
  expect(reporter).toHaveBeenCalledWith('The attribute width does not accept wide', undefined);
  expect(warn).toHaveBeenCalledOnce();
});

it('says that the tween helper of old pages is unsupported, and animates nothing [TIME-14] [TIME-15]', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  offerHelpers({ ...host, document, context: {} } as unknown as Runtime);
  (window as unknown as { portico: { tween: () => void } }).portico.tween();
  expect(warn).toHaveBeenCalledWith('portico.tween is unsupported.');
});

it.each([
  ['<p>Text</p>', false],
  ['<a data-tooltip="Opens in the morning">Hours</a>', true],
  ["<script>document.addEventListener('portico:ready', start)</script>", true],
])('a page with %s asks for the runtime: %s [DATA-50] [OVER-126]', (html, asks) => {
  expect(asksForRuntime(html)).toBe(asks);
});

it('reads a cart that is not there without asking: nothing is in it, and its subtotal is 0 in USD [COMM-61, COMM-74, COMM-80, COMM-85] [ORD-06]', async () => {
  expect(await helpers.cart()).toEqual({
    id: null,
    websiteId: null,
    orderId: null,
    created: null,
    isPurchased: false,
    entries: [],
    shippingOptions: [],
    applicableTaxRules: [],
    coupons: [],
    validCoupons: [],
    invalidCoupons: [],
    selectedShippingOption: null,
    shippingLocation: null,
    subtotalCents: 0,
    taxCents: 0,
    shippingCostCents: 0,
    discountCents: 0,
    grandTotalCents: 0,
    totalQuantity: 0,
    subtotalAmount: { value: '0.00', currency: 'USD' },
    hasDigital: false,
    purelyDigital: false,
    requiresShipping: false,
  });
  expect(asked).toEqual([]);
});

it('reads a cart in the words of the site, its time as a date, and fills in what it does not have [COMM-64, COMM-81, COMM-85]', async () => {
  document.cookie = 'cart=secret';
  answer = {
    id: 'c1',
    websiteId: 'w1',
    created: 1_792_000_000_000,
    subtotalCents: 1500,
    subtotalAmount: { value: '1500', currency: 'JPY' },
  };
  expect(await helpers.cart()).toMatchObject({
    id: 'c1',
    orderId: null,
    created: new Date('2026-10-14T17:46:40.000Z'),
    subtotalCents: 1500,
    subtotalAmount: { value: '1500', currency: 'JPY' },
    grandTotalCents: 0,
    coupons: [],
  });
  expect(asked).toEqual([
    { method: 'GET', path: '/api/cart/facade', query: { language: 'de' }, handlesFailures: true },
  ]);
});
