import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccount } from '#server/accounts/create-account.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { purgeTrash } from '#server/trash/purge-trash.ts';
import { buildCollection, buildItem } from '#server/documents/testing/build-site.ts';
import { removeFile } from '#server/files/remove-file.ts';
import { storeFile } from '#server/files/store-file.ts';
import { newPageRecords } from '#server/pages/document-templates.ts';
import type { Quotas } from '#server/platform/config/quotas-configuration.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { createSite } from '#server/sites/create-site.ts';
import { duplicateSite } from '#server/dashboard/duplicate-site.ts';
import { removeSite, restoreSite } from '#server/sites/remove-site.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import { installQuotas } from './installed-quotas.ts';

const NONE = { documents: null, files: null, bytes: null };
let test: TestServices;
let names = 0;

beforeAll(async () => {
  test = await createTestServices();
});
afterAll(() => test.close());
beforeEach(() => setQuotas({}));

async function setQuotas(quotas: {
  readonly site?: Partial<Quotas['site']>;
  readonly account?: Partial<Quotas['account']>;
}): Promise<void> {
  const config = {
    ...test.services.config,
    quotas: { site: { ...NONE, ...quotas.site }, account: { ...NONE, sites: null, ...quotas.account } },
  };
  await installQuotas({ ...test.services, config });
}

async function account(isInstallationOwner = false): Promise<AccountId> {
  names += 1;
  const email = `person${names}@example.org`;
  return createAccount(test.services.db, {
    name: 'Ada',
    email,
    passwordHash: 'none',
    isInstallationOwner,
    now: test.clock.now,
  });
}

/** An empty site. */
async function site(ownerId: AccountId): Promise<SiteId> {
  names += 1;
  return createSite(test.services, {
    title: 'Site',
    identifier: `quota-${names}`,
    ownerId,
    fill: async () => undefined,
  });
}

async function page(siteId: SiteId): Promise<void> {
  names += 1;
  const name = `page-${names}`;
  await test.services.db.transaction().execute((trx) =>
    createDocument(trx, {
      siteId,
      kind: 'page',
      records: newPageRecords(name, name),
      authorId: null,
      name: 'Create page',
    }),
  );
}

function file(siteId: SiteId, bytes: number) {
  names += 1;
  const content = Buffer.alloc(bytes, 'x');
  return storeFile(test.services, { siteId, name: `file-${names}.txt`, content, accountId: null });
}

const usageOf = (siteId: SiteId) =>
  test.services.db
    .selectFrom('site_usage')
    .select(['documents', 'files', 'bytes'])
    .where('site_id', '=', siteId)
    .executeTakeFirst();

async function outcomes(work: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(work);
  return settled
    .map((each) => (each.status === 'fulfilled' ? 'ok' : String((each.reason as { code: string }).code)))
    .toSorted();
}

describe('a site', () => {
  it('takes as many documents as it may hold, and not one more', async () => {
    await setQuotas({ site: { documents: 3 } });
    const siteId = await site(await account());
    for (let count = 0; count < 3; count += 1) await page(siteId);
    await expect(page(siteId)).rejects.toMatchObject({
      code: 'site-quota-reached',
      message: expect.stringContaining('it can hold 3 pages, the posts and the trash included'),
    });
  });

  it('lets one of two documents at once have the last place', async () => {
    await setQuotas({ site: { documents: 1 } });
    const siteId = await site(await account());
    expect(await outcomes([page(siteId), page(siteId), page(siteId)])).toEqual([
      'ok',
      'site-quota-reached',
      'site-quota-reached',
    ]);
  });

  it('takes files up to their number and their bytes, also two at once', async () => {
    await setQuotas({ site: { bytes: 30 } });
    const siteId = await site(await account());
    await file(siteId, 10);
    expect(await outcomes([file(siteId, 20), file(siteId, 20)])).toEqual(['ok', 'site-quota-reached']);
    await expect(file(siteId, 1)).rejects.toMatchObject({ code: 'site-quota-reached' });
    await setQuotas({ site: { files: 2 } });
    await expect(file(siteId, 1)).rejects.toMatchObject({
      message: expect.stringContaining('it can hold 2 files'),
    });
    await setQuotas({ site: { files: 3 } });
    await file(siteId, 1);
  });

  it('has room again for what is deleted for good, with all that depends on it', async () => {
    const siteId = await site(await account());
    const kept = await file(siteId, 7);
    const gone = await file(siteId, 20);
    await removeFile(test.services, { siteId, fileId: gone.id });
    const collectionId = await buildCollection(test.services, siteId, 'blog');
    await buildItem(test.services, siteId, collectionId, 'one');
    await page(siteId);
    expect(await usageOf(siteId)).toEqual({ documents: 3, files: 1, bytes: kept.size });
    await test.services.db
      .updateTable('documents')
      .set({ removed_at: new Date(test.clock.now - 31 * 86_400_000) })
      .where('id', '=', collectionId)
      .execute();
    await purgeTrash(test.services);
    expect(await usageOf(siteId)).toMatchObject({ documents: 1 });
  });
});

describe('an account', () => {
  it('has as many sites as it may have, also where two are made at once', async () => {
    await setQuotas({ account: { sites: 2 } });
    const ownerId = await account();
    await site(ownerId);
    expect(await outcomes([site(ownerId), site(ownerId)])).toEqual(['account-quota-reached', 'ok']);
    await site(await account());
  });

  it('gets a place back by deleting a site, which it loses by bringing it back', async () => {
    await setQuotas({ account: { sites: 1 } });
    const ownerId = await account();
    const first = await site(ownerId);
    await removeSite(test.services, first);
    await site(ownerId);
    await expect(restoreSite(test.services, first)).rejects.toMatchObject({
      message: expect.stringContaining('can hold 1 site'),
    });
  });

  it('shares its documents, files and bytes among its sites, also at once', async () => {
    await setQuotas({ account: { documents: 3, files: 1, bytes: 2_000_000_000 } });
    const ownerId = await account();
    const [first, second] = [await site(ownerId), await site(ownerId)];
    await page(first);
    await page(second);
    expect(await outcomes([page(first), page(second)])).toEqual(['account-quota-reached', 'ok']);
    expect(await outcomes([file(first, 1), file(second, 1)])).toEqual(['account-quota-reached', 'ok']);
  });

  it('cannot get round it by copies, of which what they hold counts', async () => {
    const ownerId = await account();
    const original = await site(ownerId);
    const { site_document_id: id } = await test.services.db
      .selectFrom('sites')
      .select('site_document_id')
      .where('id', '=', original)
      .executeTakeFirstOrThrow();
    await test.services.db.transaction().execute((trx) =>
      createDocument(trx, {
        siteId: original,
        id,
        kind: 'site',
        records: { settings: { id: 'settings', type: 'settings', title: 'Site' } },
        authorId: null,
        name: 'Create site',
      }),
    );
    await page(original);
    await setQuotas({ account: { documents: 4 } });
    const copy = (identifier: string) =>
      duplicateSite(test.services, { siteId: original, title: 'Copy', identifier, ownerId });
    expect(await usageOf(await copy('copy-one'))).toMatchObject({ documents: 2 });
    await expect(copy('copy-two')).rejects.toMatchObject({ code: 'account-quota-reached' });
  });

  it('that owns the installation is bound by the limits of its sites only', async () => {
    await setQuotas({ account: { sites: 1, documents: 1 }, site: { documents: 2 } });
    const ownerId = await account(true);
    await site(ownerId);
    const siteId = await site(ownerId);
    await page(siteId);
    await page(siteId);
    await expect(page(siteId)).rejects.toMatchObject({ code: 'site-quota-reached' });
  });
});
