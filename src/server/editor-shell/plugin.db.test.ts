import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { identify } from '#server/callers/identify.ts';
import { createHttpApp } from '#server/platform/http/http-app.ts';
import type { FastifyInstance } from 'fastify';
import { NO_MEMBERS } from '#domain/members/member-settings.ts';
import {
  buildPage,
  buildSite,
  change,
  setting,
  type BuiltSite,
} from '#server/documents/testing/build-site.ts';
import { signInContributor } from '#server/documents/testing/sign-in-contributor.ts';
import type { WebsiteRole } from '#domain/roles/website-roles.ts';
import { saveMemberSettings } from '#server/members/member-settings.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { registerEditorShell } from './plugin.ts';

describe('configuration area', () => {
  let test: TestServices;
  let app: FastifyInstance;

  beforeAll(async () => {
    test = await createTestServices();
    app = await createHttpApp(test.services, { identify, routes: [], plugins: [registerEditorShell] });
    await app.ready();
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  it('is not found on hosts of no site [EDIT-08]', async () => {
    const answer = await app.inject({ url: '/config/pages', headers: { host: 'nobody.app.localhost' } });
    expect(answer.statusCode).toBe(404);
  });

  it('does not show the canvas frame to people who are not signed in [EDIT-08]', async () => {
    const answer = await app.inject({ url: '/config/frame', headers: { host: 'nobody.app.localhost' } });
    expect(answer.statusCode).toBe(404);
  });
});

describe('who may open the configuration area', () => {
  let test: TestApp;
  let site: BuiltSite;

  beforeAll(async () => {
    test = await createTestApp();
    site = await buildSite(test.services);
  });
  afterAll(() => test.close());

  async function open(role: WebsiteRole, path: string) {
    const person = await signInContributor(test.app, test.services, site, role, [role]);
    const cookie = [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return test.app.inject({ url: path, headers: { host: person.host, cookie } });
  }

  it('somebody with one area of it: without a document of the site, nor the canvas', async () => {
    const answer = await open('campaigns-editor', '/config/contacts/lists');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(
      '"permissions":["newsletter.subscribers.read","newsletter.subscribers.write",',
    );
    expect(/id="portico-boot-answers">(.*?)<\/script>/s.exec(answer.body)?.[1]).toBe('{}');
    expect((await open('campaigns-editor', '/config/frame')).statusCode).toBe(404);
  });

  it('shows the page at once beside its panels, not where something else takes its place [EDIT-215]', async () => {
    const look = async (path: string) =>
      /id="portico-first-look" src="([^"]*)"/.exec((await open('admin', path)).body)?.[1] ?? null;
    await buildPage(test.services, site.siteId, 'About', 'about');
    const about = '?frameUrl=%2Fabout';
    const shown = '/about?draft&amp;noredirect&amp;screenshot';
    expect(await look(`/config/${about}`)).toBe(shown);
    expect(await look(`/config/design/fonts${about}`)).toBe(shown);
    expect(await look(`/config/settings${about}`)).toBe(null);
    expect(await look(`/config/pages${about}&edit=1`)).toBe(null);
    expect(await look('/config/pages?frameUrl=%2Fno-such-page')).toBe(null);
    expect((await open('campaigns-editor', '/config/contacts')).body).not.toContain('portico-first-look"');
  });

  it('tells the canvas what members change of the pages that visitors see [MEMB-60] [MEMB-65]', async () => {
    const told = async () =>
      /"members":(\{.*?\})/.exec((await open('admin', '/config/pages')).body)?.[1] ?? 'nothing';
    expect(JSON.parse(await told())).toEqual({ isOn: false, signIn: 'Sign in', inPlace: [null, null] });
    const protectedPageId = await buildPage(test.services, site.siteId, 'For members', 'for-members');
    await saveMemberSettings(test.services, site.siteId, { ...NO_MEMBERS, isOn: true, protectedPageId });
    await change(test.services, site.siteId, site.siteDocumentId, [setting('language', 'de')]);
    expect(JSON.parse(await told())).toEqual({
      isOn: true,
      signIn: 'Anmelden',
      inPlace: [protectedPageId, null],
    });
  });

  it('nobody who has none', async () => {
    expect((await open('viewer', '/config/contacts')).statusCode).toBe(403);
    expect((await open('scheduling', '/config/pages')).statusCode).toBe(403);
  });
});
