import { afterAll, beforeAll, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { buildPage, buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { documentRoutes } from '#server/documents/routes.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { pageRoutes } from './routes.ts';

const ROSE = 'custom_0199f3b4c0de0a1b2c3d4e5f';
const SECTION = '0199f3b4c0de0a1b2c3d4e01';

let test: TestApp;
let site: BuiltSite;
let anna: Contributor;
beforeAll(async () => {
  test = await createTestApp([...pageRoutes, ...documentRoutes]);
  site = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});
afterAll(() => test.close());

async function put(documentId: string, ...operations: readonly JsonValue[]): Promise<void> {
  const opened = await anna.browser.call('GET', `/api/documents/${documentId}`, undefined, anna.host);
  const change = {
    id: createId(),
    baseVersion: opened.body['version'] as number,
    name: 'Prepare',
    gestureId: createId(),
    operations: [...operations],
  };
  const body = { clientId: createId(), changes: [change] } as unknown as JsonObject;
  const answer = await anna.browser.call('POST', `/api/documents/${documentId}/changes`, body, anna.host);
  expect([answer.status, answer.body['rejected']]).toEqual([200, []]);
}

const usesOf = (colorId: string, { browser, host }: Contributor = anna) =>
  browser.call('GET', `/api/color-uses?colorId=${colorId}`, undefined, host);

it('names the pages whose gradients and words wear an own color, of the own site only [PAL-06]', async () => {
  const worn = await buildPage(test.services, site.siteId, 'Worn', 'worn');
  await buildPage(test.services, site.siteId, 'Plain', 'plain');
  expect((await usesOf(ROSE)).body).toEqual({ pages: [], total: 0, isInSite: false });
  await put(worn, {
    op: 'put',
    record: {
      id: SECTION,
      type: 'section',
      order: 'a',
      background: { kind: 'gradient', colors: ['accent', ROSE], angle: 90 },
    },
  });
  // The themes of the design are known to the editor; header and footer are not.
  await put(site.siteDocumentId, {
    op: 'set',
    id: 'design',
    field: `customColors.${ROSE}`,
    value: { name: 'Rose', color: '#d05060', position: 1 },
  });
  expect((await usesOf(ROSE)).body).toEqual({
    pages: [{ documentId: worn, title: 'Worn', path: '/worn' }],
    total: 1,
    isInSite: false,
  });
  expect((await usesOf(`${ROSE}0`)).body['total']).toBe(0);
  expect((await usesOf(ROSE.replace('_', 'x'))).status).toBe(400);
  const other = await signInContributor(test.app, test.services, await buildSite(test.services), 'Ben');
  expect((await usesOf(ROSE, other)).body['total']).toBe(0);
});
