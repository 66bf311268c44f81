import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '#lib/json.ts';
import { createId } from '#lib/id.ts';
import { hashToken } from '#server/accounts/session-token.ts';
import { buildSite, type BuiltSite } from '#server/documents/testing/build-site.ts';
import { signInContributor, type Contributor } from '#server/documents/testing/sign-in-contributor.ts';
import { plainPicture } from '#server/files/testing/pictures.ts';
import { storeFile } from '#server/files/store-file.ts';
import { findFile, findFileByName } from '#server/files/queries.ts';
import { createTestApp, type TestApp } from '#server/platform/testing/test-app.ts';
import { grantRoles } from '#server/roles/queries.ts';
import { savedPartRoutes } from './routes.ts';

let test: TestApp;
let site: BuiltSite;
let other: BuiltSite;
let anna: Contributor;

beforeAll(async () => {
  test = await createTestApp(savedPartRoutes);
});
afterAll(() => test.close());
beforeEach(async () => {
  site = await buildSite(test.services);
  other = await buildSite(test.services);
  anna = await signInContributor(test.app, test.services, site, 'Anna');
});

const hostOf = ({ identifier }: BuiltSite) => `${identifier}.app.localhost`;

/** Lets somebody who is signed in on one site open another with the same session. */
async function letIn(person: Contributor, into: BuiltSite, roles: readonly 'editor'[]): Promise<void> {
  const { db, now } = test.services;
  await grantRoles(db, into.siteId, { accountId: person.accountId, roles, now: now() });
  const token_hash = hashToken(person.browser.cookies.get('portico_session') ?? '');
  const { session_id } = await db
    .selectFrom('session_keys')
    .select('session_id')
    .where('token_hash', '=', token_hash)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('session_keys')
    .values({ token_hash, host: hostOf(into), session_id })
    .execute();
}

const call = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: JsonObject,
  on = site,
  by = anna,
) => by.browser.call(method, path, body, hostOf(on));

const section = (data: JsonObject = {}, rest: JsonObject = {}): JsonObject => ({
  portico: 1,
  sections: [{ id: 's1', type: 'section', order: 'V', name: 'Opening hours', theme: 'dark' }],
  blocks: [
    {
      id: 'b1',
      type: 'block',
      blockType: 'image',
      sectionId: 's1',
      desktop: { x: 0, y: 0, w: 8, h: 4 },
      mobile: null,
      dataVersion: 1,
      data,
      ...rest,
    },
  ],
});
const save = (name: string, content: JsonObject, on = site) =>
  call('POST', '/api/saved-parts', { name, content }, on);
const list = async (query = 'kind=section', on = site, by = anna) =>
  (await call('GET', `/api/saved-parts?${query}`, undefined, on, by)).body;
const idOf = (body: JsonObject | undefined) => body?.['id'] as string;
const namesOf = (body: JsonObject) => (body['parts'] as JsonObject[]).map((part) => part['name']);

describe('a saved section [EDIT-205]', () => {
  it('comes back as it was, with what later versions of a block add', async () => {
    const saved = await save('Hours', section({ alt: 'A door' }, { look: { radius: 8 }, later: true }));
    const { body } = await call('POST', `/api/saved-parts/${site.siteId}/${idOf(saved.body)}/take`);
    expect(body['content']).toMatchObject(section({ alt: 'A door' }, { look: { radius: 8 }, later: true }));
  });

  it('is listed with its site, found by its name, paged, and counts from the newest', async () => {
    for (const name of ['One', 'Two 100%', 'Three']) {
      test.clock.advance(1000);
      await save(name, section());
    }
    await save('Blocks', { ...section(), sections: [] });
    expect(namesOf(await list())).toEqual(['Three', 'Two 100%', 'One']);
    expect(await list('kind=section&pageSize=2&page=2')).toMatchObject({
      total: 3,
      parts: [{ name: 'One' }],
    });
    expect(namesOf(await list('kind=section&search=0%25'))).toEqual(['Two 100%']);
    expect(namesOf(await list('kind=blocks'))).toEqual(['Blocks']);
    expect(await list()).toMatchObject({ parts: [{ siteId: site.siteId, siteTitle: 'Test' }, {}, {}] });
  });

  it('is renamed and deleted', async () => {
    const id = idOf((await save('Old', section())).body);
    await call('PUT', `/api/saved-parts/${site.siteId}/${id}`, { name: ' New ' });
    expect(namesOf(await list())).toEqual(['New']);
    await call('DELETE', `/api/saved-parts/${site.siteId}/${id}`);
    expect(namesOf(await list())).toEqual([]);
  });

  it('is refused without a name, without content, too large, or as the 201st', async () => {
    expect(await save(' ', section())).toMatchObject({ status: 400 });
    expect(await save('x', { portico: 1, sections: [], blocks: [] })).toMatchObject({ status: 400 });
    expect(await save('x', section({ text: 'a'.repeat(200_000) }))).toMatchObject({ status: 400 });
    const blocks = section()['blocks'] as JsonObject[];
    const many = Array.from({ length: 61 }, (_, index) => ({ ...blocks[0], id: `b${index}` }));
    expect(await save('x', { ...section(), blocks: many })).toMatchObject({ status: 400 });
    const { db } = test.services;
    await db
      .insertInto('saved_parts')
      .values(
        Array.from({ length: 199 }, () => ({
          site_id: site.siteId,
          id: createId(),
          name: 'x',
          kind: 'section' as const,
          content: JSON.stringify(section()),
          created_by: null,
          created_at: new Date(),
        })),
      )
      .execute();
    expect(await save('the 200th', section())).toMatchObject({ status: 200 });
    expect(await save('the 201st', section())).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('at most 200 saved sections') },
    });
  });
});

describe('on another site [EDIT-205]', () => {
  it('brings its pictures into the library there, once, and under a name that is free', async () => {
    await letIn(anna, other, ['editor']);
    const picture = (on: BuiltSite, color: string) =>
      plainPicture(40, 30, color)
        .png()
        .toBuffer()
        .then((content) =>
          storeFile(test.services, {
            siteId: on.siteId,
            name: 'door.png',
            content,
            accountId: null,
            alt: 'A door',
          }),
        );
    const file = await picture(site, '#112233');
    await picture(other, '#445566');
    const saved = await save('Door', section({ image: { fileId: file.id } }));
    const take = () =>
      call('POST', `/api/saved-parts/${site.siteId}/${idOf(saved.body)}/take`, undefined, other);
    expect(await take()).toMatchObject({ status: 200 });
    expect(await take()).toMatchObject({ status: 200 });
    const { db } = test.services;
    expect(await findFile(db, other.siteId, file.id)).toMatchObject({
      name: 'door-2.png',
      alt: 'A door',
      sha256: file.sha256,
      dimensions: { width: 40, height: 30 },
    });
    expect(await findFileByName(db, other.siteId, 'door-2.png')).toMatchObject({ id: file.id });
    const usage = await db
      .selectFrom('site_usage')
      .select(['files', 'bytes'])
      .where('site_id', '=', other.siteId)
      .executeTakeFirstOrThrow();
    expect(Number(usage.files)).toBe(2);
  });

  it('is listed after those of the site itself, and only for people who may change both', async () => {
    await letIn(anna, other, ['editor']);
    await save('There', section(), other);
    test.clock.advance(1000);
    await save('Here', section());
    expect(namesOf(await list('kind=section', other))).toEqual(['There', 'Here']);
    expect(namesOf(await list())).toEqual(['Here', 'There']);

    const bob = await signInContributor(test.app, test.services, other, 'Bob');
    expect(namesOf(await list('kind=section', other, bob))).toEqual(['There']);
    const { parts } = await list();
    const [here] = parts as JsonObject[];
    for (const [method, rest] of [
      ['POST', '/take'],
      ['PUT', ''],
      ['DELETE', ''],
    ] as const) {
      const body = method === 'PUT' ? { name: 'Mine' } : undefined;
      const path = `/api/saved-parts/${site.siteId}/${idOf(here)}${rest}`;
      expect(await call(method, path, body, other, bob)).toMatchObject({ status: 404 });
    }
  });

  it('is gone for people whose part in its site ended, and with the site', async () => {
    await letIn(anna, other, ['editor']);
    await save('There', section(), other);
    const { db } = test.services;
    await db.updateTable('sites').set({ removed_at: new Date() }).where('id', '=', other.siteId).execute();
    expect(namesOf(await list())).toEqual([]);
    await db.updateTable('sites').set({ removed_at: null }).where('id', '=', other.siteId).execute();
    expect(namesOf(await list())).toEqual(['There']);
    await db
      .updateTable('site_roles')
      .set({ roles: ['viewer'] })
      .where('site_id', '=', other.siteId)
      .where('account_id', '=', anna.accountId)
      .execute();
    expect(namesOf(await list())).toEqual([]);
  });
});
