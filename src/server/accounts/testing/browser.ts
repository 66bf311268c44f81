import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { JsonObject } from '#lib/json.ts';

export interface TestAnswer {
  readonly status: number;
  readonly body: JsonObject;
  readonly headers: LightMyRequestResponse['headers'];
}

/** A browser in a test: keeps cookies, sends the crumb and repeats a call once when it was refused. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  private readonly app: FastifyInstance;
  private readonly address: string;

  constructor(app: FastifyInstance, address = '203.0.113.7') {
    this.app = app;
    this.address = address;
  }

  async call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: JsonObject,
    host = 'app.localhost',
  ): Promise<TestAnswer> {
    const first = await this.send(method, path, body, host);
    return first.body['crumbFail'] === true ? this.send(method, path, body, host) : first;
  }

  private async send(
    method: 'GET' | 'POST' | 'DELETE',
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
        host,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { payload: body }),
    };
    const response = await this.app.inject(request);
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now());
      if (isGone) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: isJson ? response.json<JsonObject>() : {},
      headers: response.headers,
    };
  }
}
