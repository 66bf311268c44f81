import { mkdtemp, readFile, rm, truncate, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createId } from '#lib/id.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { generateSecrets } from '#server/platform/config/secrets.ts';
import { loadInstallationSecrets } from '#server/platform/secrets/installation-secrets.ts';
import { contentReleased } from '#server/files/content-released.ts';
import { recordEvents } from '#server/platform/events/record-events.ts';
import { defineMail } from '#server/platform/mail/define-mail.ts';
import { sendMailJob } from '#server/platform/mail/send-mail-job.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { restoreBackup } from './restore-backup.ts';
import { DamagedArchiveError } from './tar-reader.ts';
import { writeBackup } from './write-backup.ts';

let test: TestServices;
let folder: string;
beforeAll(async () => {
  test = await createTestServices();
  folder = await mkdtemp(path.join(tmpdir(), 'portico-backup-'));
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const mail = (subject: string) =>
  test.services.mail.send(quotedMail, { to: 'a@example.org', params: { subject } });
const quotedMail = defineMail({
  kind: 'quoted',
  params: z.object({ subject: z.string() }),
  sample: { subject: '' },
  view: ({ subject }) => ({ subject, content: 'ä "quoted"\n' }),
});

async function subjects(): Promise<readonly string[]> {
  const rows = await test.services.db
    .selectFrom('outbox_mails')
    .select('subject')
    .orderBy('subject')
    .execute();
  return rows.map(({ subject }) => subject);
}

const backUp = (target: string) =>
  writeBackup({ connection: test.connection, config: test.services.config, target, now: test.clock.now });

const MASTER_KEYS = ['another key of another installation'] as const;

/** As an installation with other secrets does. */
const restore = (source: string, secrets = generateSecrets()) =>
  restoreBackup({
    connection: test.connection,
    config: { secrets },
    masterKeys: MASTER_KEYS,
    storage: test.services.storage,
    migrationsFolder: path.join(projectFolder(), 'migrations'),
    source,
  });

it('gives back rows, files and jobs as they were, while others use the database', async () => {
  const { services } = test;
  const target = path.join(folder, 'one.tar.gz');
  const accountId = createId();
  const laterId = createId();
  await mail('kept');
  await sql`insert into accounts (id, email, email_key, name, password_hash, is_installation_owner, created_at)
    values (${accountId}, 'o@example.org', 'o@example.org', 'Ö', 'x', true, '2024-01-02T03:04:05.123456Z')`.execute(
    services.db,
  );
  await sql`insert into sessions (id, account_id, token_hash, device, created_at, last_seen_at, expires_at)
    values (${createId()}, ${accountId}, '\\x00ff10', 'd', now(), now(), now())`.execute(services.db);
  await services.storage.write('files/ab/abc', Buffer.from([0, 1, 2, 255]));
  await services.jobs.enqueue(
    sendMailJob,
    { id: laterId },
    { startAfter: test.clock.now + 1e12, singletonKey: 'k' },
  );
  const happened = () =>
    services.db
      .transaction()
      .execute((trx) =>
        recordEvents(trx, contentReleased, [
          { siteId: null, subject: 'a', params: { sha256: 'a', dimensions: null }, at: new Date(0) },
        ]),
      );
  await happened();
  const rowsOf = () =>
    sql`select to_jsonb(a)::text as row from accounts a union all select to_jsonb(s)::text from sessions s order by 1`.execute(
      services.db,
    );
  const before = await rowsOf();

  await backUp(target);
  await mail('too late');
  await services.db.deleteFrom('accounts').execute();
  await services.storage.remove('files/ab/abc');

  const reading = services.db.transaction().execute(async (trx) => {
    await trx.selectFrom('outbox_mails').select('id').execute();
  });
  const restored = await restore(target);
  await reading;

  expect(await subjects()).toEqual(['kept']);
  expect((await rowsOf()).rows).toEqual(before.rows);
  expect(Buffer.from((await services.storage.readAll('files/ab/abc')) ?? [])).toEqual(
    Buffer.from([0, 1, 2, 255]),
  );
  expect(restored.jobs).toMatchObject([{ name: 'mail', data: { id: laterId }, singletonKey: 'k' }]);
  expect(restored.hasOtherSecrets).toBe(true);
  await happened();
  expect(await services.db.selectFrom('events').select('id').execute()).toHaveLength(2);
  const { db, config, log } = services;
  const options = { db, dataDir: config.dataDir, log };
  expect(await loadInstallationSecrets({ ...options, masterKeys: MASTER_KEYS })).toEqual(config.secrets);
  expect((await restore(target, config.secrets)).hasOtherSecrets).toBe(false);
});

it('keeps what refers from table to table', async () => {
  const orphan =
    sql`insert into sessions (id, account_id, token_hash, device, created_at, last_seen_at, expires_at)
    values (${createId()}, ${createId()}, '\\x01', 'd', now(), now(), now())`.execute(test.services.db);
  await expect(orphan).rejects.toThrow('foreign key');
});

it('leaves everything as it was when the archive is cut off', async () => {
  const target = path.join(folder, 'cut.tar.gz');
  await backUp(target);
  await mail('after');
  await truncate(target, Math.floor((await stat(target)).size / 2));
  await expect(restore(target)).rejects.toThrow(DamagedArchiveError);
  expect(await subjects()).toEqual(['after', 'kept']);
});

it('refuses a file that is no backup', async () => {
  const target = path.join(folder, 'other.txt');
  await writeFile(target, await readFile(import.meta.filename));
  await expect(restore(target)).rejects.toThrow(DamagedArchiveError);
  expect(await subjects()).toEqual(['after', 'kept']);
});
