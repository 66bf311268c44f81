import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { JsonObject } from '#lib/json.ts';
import { NO_MEMBERS, type MemberSettings } from '#domain/members/member-settings.ts';
import { identify } from '#server/callers/identify.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { saveMemberSettings } from '#server/members/member-settings.ts';
import { passkeySignInRoutes } from '../passkey-sign-in-routes.ts';
import { memberPasskeyRoutes } from '#server/members/passkeys/routes.ts';
import { createHttpApp, type RegisterPlugin } from '#server/platform/http/http-app.ts';
import type { Route } from '#server/platform/http/route.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import type { TestServicesOptions } from '#server/platform/testing/test-services.ts';
import { registerPublished } from '#server/published/plugin.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';
import { registerComments } from '#server/comments/plugin.ts';
import { registerMemberPages } from '../plugin.ts';

export const PASSWORD = 'seven herons fly';
export const MINUTE_MS = 60_000;
export const DAY_MS = 24 * 60 * MINUTE_MS;

type Fields = Readonly<Record<string, string>>;

interface ReadMail {
  readonly to: string;
  readonly subject: string;
  readonly link: string;
  readonly code: string;
}

/** A browser without scripts: cookies are kept, forms are sent with what they hold. */
export interface TestBrowser {
  readonly cookies: Map<string, string>;
  readonly visit: (url: string, accept?: string) => Promise<LightMyRequestResponse>;
  readonly post: (url: string, fields?: Fields, accept?: string) => Promise<LightMyRequestResponse>;
  /** Opens a page and sends its form with the crumb that stands in it. */
  readonly send: (url: string, fields?: Fields, action?: string) => Promise<LightMyRequestResponse>;
  /** Calls an endpoint as the script of a page does, with the crumb that a page has given. */
  readonly call: (path: string, body?: JsonObject) => Promise<LightMyRequestResponse>;
}

interface MoreParts {
  readonly routes: readonly Route[];
  readonly plugins: readonly RegisterPlugin[];
  readonly services?: TestServicesOptions;
}

/** A published site with members, and the people who visit it. */
export class MemberSite {
  readonly test: TestApp;
  readonly #visitors: FastifyInstance;
  site!: BuiltSite;
  /** Where visitors come from. */
  network = '203.0.113.1';
  #person = 0;

  private constructor(test: TestApp, visitors: FastifyInstance) {
    this.test = test;
    this.#visitors = visitors;
  }

  /** @param more what is registered besides the pages of members */
  static async start(more: MoreParts = { routes: [], plugins: [] }): Promise<MemberSite> {
    const test = await createTestApp([], more.services);
    const plugins = [registerPublished, registerComments, registerMemberPages, ...more.plugins];
    const routes = [...memberPasskeyRoutes, ...passkeySignInRoutes, ...more.routes];
    const visitors = await createHttpApp(test.services, { identify, routes, plugins });
    await visitors.ready();
    return new MemberSite(test, visitors);
  }

  async close(): Promise<void> {
    await this.#visitors.close();
    await this.test.close();
  }

  /** Another site, for visitors from another network. */
  async build(): Promise<void> {
    const { services } = this.test;
    this.site = await buildSite(services);
    const published = {
      siteId: this.site.siteId,
      documentIds: 'all',
      authorId: null,
      name: 'Publish',
    } as const;
    await publishDocuments(services, published);
    this.network = `203.0.113.${(this.#person += 1) % 250}`;
    await this.switchOn({});
  }

  switchOn(changed: Partial<MemberSettings>): Promise<void> {
    const settings: MemberSettings = {
      ...NO_MEMBERS,
      isOn: true,
      whoMayJoin: 'anyone',
      signIn: 'both',
      ...changed,
    };
    return saveMemberSettings(this.test.services, this.site.siteId, settings);
  }

  get host(): string {
    return `${this.site.identifier}.localhost`;
  }

  /** A request as it is, of somebody without cookies. */
  inject(request: InjectOptions): Promise<LightMyRequestResponse> {
    const headers = { host: this.host, ...request.headers };
    return this.#visitors.inject({ remoteAddress: this.network, ...request, headers });
  }

  openBrowser(): TestBrowser {
    const cookies = new Map<string, string>();
    const visitors = this.#visitors;
    const network = () => this.network;
    const host = () => `${this.site.identifier}.localhost`;
    const remember = (answer: LightMyRequestResponse) => {
      for (const { name, value } of answer.cookies) {
        if (value === '') cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    };
    const headers = () => ({
      host: host(),
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    });
    const accepting = (accept?: string) => (accept === undefined ? {} : { accept });
    const visit = async (url: string, accept?: string) =>
      remember(
        await this.#visitors.inject({
          url,
          remoteAddress: this.network,
          headers: { ...headers(), ...accepting(accept) },
        }),
      );
    const post = async (url: string, fields: Fields = {}, accept?: string) => {
      // Of mails of one millisecond nothing tells which is the newest.
      this.test.clock.now += 1;
      const answer = await this.#visitors.inject({
        method: 'POST',
        url,
        remoteAddress: this.network,
        headers: {
          ...headers(),
          ...accepting(accept),
          origin: `http://${host()}`,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      });
      return remember(answer);
    };
    return {
      cookies,
      visit,
      post,
      async call(path, body = {}) {
        const crumb = encodeURIComponent(decodeURIComponent(cookies.get('crumb') ?? ''));
        return remember(
          await visitors.inject({
            method: 'POST',
            url: `${path}?crumb=${crumb}`,
            remoteAddress: network(),
            headers: { ...headers(), origin: `http://${host()}` },
            payload: body,
          }),
        );
      },
      async send(url, fields = {}, action = url) {
        const page = await visit(url);
        const crumb = /name="crumb" value="([^"]+)"/.exec(page.body)?.[1] ?? '';
        return post(action, { crumb, ...fields });
      },
    };
  }

  async mailsTo(to: string): Promise<readonly ReadMail[]> {
    const rows = await this.test.services.db
      .selectFrom('outbox_mails')
      .selectAll()
      .where('site_id', '=', this.site.siteId)
      .where('recipient', '=', to)
      .orderBy('id')
      .execute();
    return rows.map((row) => ({
      to,
      subject: row.subject,
      link: /\/account\/(?:(?:link|invitation)\/[\w-]{43}|forgot)/.exec(row.text_body)?.[0] ?? '',
      code: /code: (\d{6})/.exec(row.text_body)?.[1] ?? '',
    }));
  }

  async lastMail(to: string): Promise<ReadMail> {
    const mail = (await this.mailsTo(to)).at(-1);
    if (mail === undefined) throw new Error(`No mail to ${to}`);
    return mail;
  }

  members() {
    const { db } = this.test.services;
    return db.selectFrom('members').selectAll().where('site_id', '=', this.site.siteId).execute();
  }

  /** A browser of a member who is signed in. */
  async join(email = 'ada@example.org'): Promise<TestBrowser> {
    const browser = this.openBrowser();
    await browser.post('/account/signup', { email, password: PASSWORD });
    await browser.visit((await this.lastMail(email)).link);
    return browser;
  }
}
