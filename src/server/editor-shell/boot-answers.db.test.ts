import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';

describe('the page of the configuration area', () => {
  let test: TestApp;
  let site: BuiltSite;
  let anna: Contributor;

  beforeAll(async () => {
    test = await createTestApp();
    site = await buildSite(test.services);
    anna = await signInContributor(test.app, test.services, site, 'Anna');
  });
  afterAll(() => test.close());

  async function open(path: string) {
    const cookie = [...anna.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await test.app.inject({ url: path, headers: { host: anna.host, cookie } });
    const json = /id="portico-boot-answers">(.*?)<\/script>/s.exec(answer.body)?.[1] ?? '{}';
    return { answer, answers: JSON.parse(json) as Record<string, string> };
  }

  it('brings what its first screen asks for: the list of content, the site and the page in the frame [EDIT-09]', async () => {
    const page = await buildPage(test.services, site.siteId, 'About', 'about');
    const { answers } = await open('/config/pages?frameUrl=%2Fabout');
    expect(Object.keys(answers)).toEqual([
      '/api/content?page=1&pageSize=100&order=pages-first',
      `/api/documents/${site.siteDocumentId}`,
      `/api/documents/${page}`,
    ]);
    for (const [address, brought] of Object.entries(answers)) {
      const asked = await anna.browser.call('GET', address, undefined, anna.host);
      expect(JSON.parse(brought)).toEqual(asked.body);
    }
  });

  it('leaves out a page that is not there [EDIT-10]', async () => {
    const { answers } = await open('/config/pages?frameUrl=%2Fnowhere');
    expect(Object.keys(answers)).toHaveLength(2);
  });

  it('gives the crumb along, so that the first change is not refused for want of one [DATA-11]', async () => {
    const { answer } = await open('/config/pages');
    expect(answer.cookies.map((cookie) => cookie.name)).toContain('crumb');
  });
});
