import { tableImportOptionsSchema } from '#contract/table-imports.ts';
import type { DataRequestKind } from '#domain/contacts/data-request.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { createId } from '#lib/id.ts';
import type { TestApp } from '#server/platform/testing/test-app.ts';

/** An import of a walked site that waits to be taken in. */
export async function addTableImport(test: TestApp, siteId: SiteId, listId: string): Promise<string> {
  const id = createId<'table-import'>();
  const at = new Date(test.clock.now);
  await test.services.storage.write(`table-imports/${siteId}/${id}`, Buffer.from('Email'));
  await test.services.db
    .insertInto('table_imports')
    .values({
      site_id: siteId,
      id,
      kind: 'subscribers',
      target_id: listId,
      state: 'checked',
      file_name: 'people.csv',
      encoding: 'utf-8',
      options: JSON.stringify(tableImportOptionsSchema.parse({})),
      size_bytes: 5,
      created_at: at,
      progress_at: at,
    })
    .execute();
  return id;
}

/** An export of a walked site, with its file. */
export async function addContactRun(test: TestApp, siteId: SiteId): Promise<string> {
  const id = createId<'contact-run'>();
  await test.services.storage.write(`contact-exports/${siteId}/${id}`, Buffer.from('[]'));
  await test.services.db
    .insertInto('contact_runs')
    .values({
      site_id: siteId,
      id,
      kind: 'export',
      state: 'done',
      details: JSON.stringify({ format: 'json' }),
      total: 0,
      account_id: null,
      created_at: new Date(test.clock.now),
    })
    .execute();
  return id;
}

/** An open request of somebody of their own of a walked site. */
export async function addDataRequest(test: TestApp, siteId: SiteId, kind: DataRequestKind): Promise<string> {
  const id = createId<'data-request'>();
  const at = new Date(test.clock.now);
  const email = `${id}@example.org`;
  await test.services.db
    .insertInto('data_requests')
    .values({
      site_id: siteId,
      id,
      kind,
      state: 'open',
      asked_in: 'form',
      email,
      email_key: email,
      token_hash: null,
      asked_at: at,
      expires_at: at,
      confirmed_at: at,
      due_at: at,
      reminded_at: null,
      closed_at: null,
      account_id: null,
      copy_hash: null,
      copy_expires_at: null,
      code_hash: null,
      code_expires_at: null,
    })
    .execute();
  return id;
}
