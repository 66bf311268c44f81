import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGunzip, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { buildSite } from '#server/documents/testing/build-site.ts';
import { createTestServices, type TestServices } from '#server/platform/testing/test-services.ts';
import { restoreBackup } from './restore-backup.ts';
import { readTar } from './tar-reader.ts';
import { writeTar } from './tar-writer.ts';
import { writeBackup } from './write-backup.ts';

const SNAPSHOTS = 12;

let test: TestServices;
let folder: string;
beforeAll(async () => {
  test = await createTestServices();
  folder = await mkdtemp(path.join(tmpdir(), 'portico-backup-'));
  const { siteId, siteDocumentId } = await buildSite(test.services);
  // Each a document of three megabytes, whose text wants escaping.
  await sql`insert into document_snapshots select ${siteId}, ${siteDocumentId}, n, jsonb_build_object('a',
      jsonb_build_object('text', repeat(E'ä\\t"\\n\\\\ ', 430000), 'n', n))
    from generate_series(1, ${SNAPSHOTS}::int) n`.execute(test.services.db);
});
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

const restore = (source: string) =>
  restoreBackup({
    connection: test.connection,
    config: test.services.config,
    masterKeys: ['a key of this test'],
    storage: test.services.storage,
    migrationsFolder: path.join(projectFolder(), 'migrations'),
    source,
  });

async function digest(): Promise<unknown> {
  const { rows } =
    await sql`select version, md5(records::text) as records from document_snapshots order by version`.execute(
      test.services.db,
    );
  return rows;
}

async function archiveOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const archive = writeTar(async (writer) => {
    for (const [name, content] of Object.entries(files)) {
      const bytes = Buffer.from(content);
      await writer.add(name, bytes.length, [bytes]);
    }
  });
  return gzipSync(await buffer(archive));
}

async function migrationsNow(): Promise<readonly unknown[]> {
  const { rows } = await sql`select name, sha256 from portico_migrations order by name`.execute(
    test.services.db,
  );
  return rows;
}

it('a backup of documents of three megabytes is written and read in parts of one', async () => {
  const target = path.join(folder, 'large.tar.gz');
  const before = await digest();
  const { config } = test.services;
  const written = await writeBackup({ connection: test.connection, config, target, now: test.clock.now });
  expect(written.rows).toBeGreaterThan(SNAPSHOTS);
  let parts = 0;
  let chunk = 0;
  for await (const entry of readTar(createReadStream(target).pipe(createGunzip()))) {
    if (!entry.name.startsWith('database/document_snapshots/')) continue;
    parts += 1;
    // A part, which is held to know its length, and the chunk that filled it.
    expect(entry.size).toBeLessThan(1_100_000);
    for await (const each of entry.content) chunk = Math.max(chunk, each.length);
  }
  expect(parts).toBeGreaterThan(30);
  expect(chunk).toBeLessThan(100_000);

  await sql`delete from document_snapshots`.execute(test.services.db);
  const restored = await restore(target);
  expect(restored.rows).toBe(written.rows);
  expect(await digest()).toEqual(before);
}, 60_000);

it('a backup of the first format is still read', async () => {
  const migrations = await migrationsNow();
  const account = {
    id: createId(),
    email: 'o@example.org',
    email_key: 'o@example.org',
    name: 'Ö "quoted"',
    password_hash: 'x',
    is_installation_owner: true,
    created_at: '2024-01-02T03:04:05.123456+00:00',
  };
  const manifest = { format: 1, createdAt: '2026-01-02T00:00:00Z', migrations, hasFiles: false };
  const files = {
    'portico.json': JSON.stringify(manifest),
    'database/accounts/000001.jsonl': JSON.stringify(account),
    'jobs.json': '[]',
    'secrets.json': JSON.stringify(test.services.config.secrets),
  };
  const source = path.join(folder, 'first.tar.gz');
  await writeFile(source, await archiveOf(files));
  expect(await restore(source)).toMatchObject({ rows: 1, hasOtherSecrets: false });
  const accounts = await test.services.db.selectFrom('accounts').select(['id', 'name']).execute();
  expect(accounts).toEqual([{ id: account.id, name: account.name }]);
});

it('content that is not what the table holds leaves all as it was', async () => {
  const migrations = await migrationsNow();
  const columns = { accounts: ['id', 'created_at'] };
  const manifest = { format: 2, createdAt: '2026-01-02T00:00:00Z', migrations, columns, hasFiles: false };
  const files = {
    'portico.json': JSON.stringify(manifest),
    'database/accounts/000001.copy': 'x\tnever\n'.repeat(100_000),
    'database/accounts/000002.copy': 'x\tnever\n'.repeat(100_000),
    'jobs.json': '[]',
    'secrets.json': JSON.stringify(test.services.config.secrets),
  };
  const source = path.join(folder, 'wrong.tar.gz');
  await writeFile(source, await archiveOf(files));
  await expect(restore(source)).rejects.toThrow('This is not a backup of Portico, or it is damaged');
  expect(await test.services.db.selectFrom('accounts').select('id').execute()).toHaveLength(1);
});
