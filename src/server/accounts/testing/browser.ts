import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { JsonObject } from '#lib/json.ts';

export interface TestAnswer {
  readonly status: number;
  readonly body: JsonObject;
  readonly headers: LightMyRequestResponse['headers'];
}

const SESSION = 'portico_session';
const DASHBOARD = 'app.localhost';

/**
 * A browser in a test: keeps cookies, sends the crumb and repeats a call once when it was refused. Who is signed in on
 * the dashboard is handed over to the app host of a site when it asks for it, where the app has the routes for that.
 */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** What it says of the languages of its person (`Accept-Language`). */
  languages = 'en';
  /** Tokens by host. */
  private readonly sessions = new Map<string, string>();
  private readonly app: FastifyInstance;
  private readonly address: string;

  constructor(app: FastifyInstance, address = '203.0.113.7') {
    this.app = app;
    this.address = address;
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: JsonObject,
    host = 'app.localhost',
  ): Promise<TestAnswer> {
    const first = await this.send(method, path, body, host);
    if (first.body['crumbFail'] === true) return this.send(method, path, body, host);
    const asksToSignIn = first.body['loginRequired'] === true && this.sessions.has(DASHBOARD);
    return asksToSignIn && (await this.handOver(host)) ? this.call(method, path, body, host) : first;
  }

  /** Opens the configuration area of a site as a person does; false where that leads to no session there. */
  async handOver(host: string): Promise<boolean> {
    if (host === DASHBOARD || this.sessions.has(host)) return false;
    let address = `http://${host}/config/`;
    for (let redirects = 0; redirects < 3; redirects += 1) {
      const { location } = (await this.visit(address)).headers;
      if (typeof location !== 'string') return false;
      address = location;
    }
    return this.sessions.has(host);
  }

  /** Asks for a page; redirects are not followed. */
  async visit(address: string): Promise<LightMyRequestResponse> {
    const { hostname, pathname, search } = new URL(address);
    const response = await this.app.inject({
      url: pathname + search,
      remoteAddress: this.address,
      headers: { host: hostname, cookie: this.cookieHeader(hostname) },
    });
    this.keep(hostname, response);
    return response;
  }

  private async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: JsonObject | undefined,
    host: string,
  ): Promise<TestAnswer> {
    const crumb = this.cookies.get('crumb') ?? '';
    const request: InjectOptions = {
      method,
      url: `${path}${path.includes('?') ? '&' : '?'}crumb=${encodeURIComponent(crumb)}`,
      remoteAddress: this.address,
      headers: {
        'accept-language': this.languages,
        host,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        cookie: this.cookieHeader(host),
      },
      ...(body === undefined ? {} : { payload: body }),
    };
    const response = await this.app.inject(request);
    this.keep(host, response);
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json<JsonObject>() : {},
      headers: response.headers,
    };
  }

  private cookieHeader(host: string): string {
    const own = this.sessions.get(host);
    const cookies = new Map(this.cookies);
    if (own !== undefined && cookies.has(SESSION)) cookies.set(SESSION, own);
    return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keep(host: string, response: LightMyRequestResponse): void {
    for (const { name, value, maxAge, expires, domain } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now());
      if (domain !== undefined) continue;
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
      if (name !== SESSION) continue;
      if (isGone) this.sessions.clear();
      else this.sessions.set(host, value);
    }
  }
}
