type PageWindow = Window & typeof globalThis;

/** The test's own window with some of its properties replaced; everything else is the real one. */
export function windowWith(replaced: Readonly<Record<string, unknown>>): PageWindow {
  return new Proxy(window, {
    get(target, name) {
      if (typeof name === 'string' && Object.hasOwn(replaced, name)) return replaced[name];
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' && !/^[A-Z]/.test(String(name)) ? value.bind(target) : value;
    },
    has: (target, name) => Reflect.has(target, name),
    defineProperty: (target, name, descriptor) =>
      Reflect.defineProperty(target, name, { ...descriptor, configurable: true }),
  }) as PageWindow;
}

export interface PageAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** A window at `/about?a=1`, where going to another page is only written down and calls get these answers, then none. */
export function pageWindow(
  answers: readonly PageAnswer[] = [],
  replaced: Readonly<Record<string, unknown>> = {},
) {
  const went: string[] = [];
  const location = {
    host: window.location.host,
    hostname: 'shop.example',
    origin: window.location.origin,
    pathname: '/about',
    search: '?a=1',
    hash: '',
    assign: (to: string) => went.push(to),
    replace: (to: string) => went.push(to),
  };
  const fetched: string[] = [];
  const sent: RequestInit[] = [];
  const left = [...answers];
  const fetch = (url: string, init: RequestInit) => {
    fetched.push(url);
    sent.push(init);
    const answer = left.shift();
    return answer === undefined
      ? Promise.reject(new TypeError('lost'))
      : Promise.resolve(new Response(JSON.stringify(answer.body), { status: answer.status }));
  };
  return {
    page: windowWith(
      // Getters stay getters.
      Object.defineProperties({ location, fetch }, Object.getOwnPropertyDescriptors(replaced)),
    ),
    went,
    fetched,
    sent,
    location,
  };
}
