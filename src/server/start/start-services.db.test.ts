import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createId } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { findCaptchaSecret, keepCaptchaSecret } from '#server/forms/captcha/captcha-secret.ts';
import { JOBS } from '#server/jobs.ts';
import { ConfigurationError } from '#server/platform/config/configuration.ts';
import { createTestDatabase } from '#server/platform/testing/test-database.ts';
import { rotateKey } from '#server/platform/secrets/rotate-key.ts';
import { createSecretCipher } from '#server/platform/secrets/secret-cipher.ts';
import { SITE_TABLES } from '#server/site-tables.ts';
import { beginStart } from './begin-start.ts';
import { startServices, type StartedServices } from './start-services.ts';

const KEY = 'a key that all processes have, of 40 signs';
const OTHER_KEY = 'another key that came after it, of 40 signs';
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folders: string[];
let running: StartedServices[];
beforeEach(async () => {
  database = await createTestDatabase();
  folders = [];
  running = [];
});
afterEach(async () => {
  for (const one of running) await one.close();
  await database.drop();
  for (const folder of folders) await rm(folder, { recursive: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-process-'));
  folders.push(folder);
  return folder;
}

function databaseUrl(): string {
  const { connectionString, host, port, user, database: name } = database.connection;
  if (connectionString !== undefined) return connectionString;
  return `postgres://${user}@localhost:${port}/${String(name)}?host=${encodeURIComponent(host ?? '')}`;
}

async function start(
  environment: Record<string, string>,
  prepare?: () => Promise<void>,
): Promise<StartedServices> {
  const begun = beginStart({
    DATA_DIR: await newFolder(),
    DATABASE_URL: databaseUrl(),
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const started = await startServices(prepare === undefined ? begun : { ...begun, prepare });
  running.push(started);
  return started;
}

it('starts five processes at once on an empty database, with the same secrets and no disk in common [PLAT-81]', async () => {
  await database.drop();
  database = await createTestDatabase('empty');
  let atOnce = 0;
  let most = 0;
  const prepare = async () => {
    atOnce += 1;
    most = Math.max(most, atOnce);
    await new Promise((resolve) => setImmediate(resolve));
    atOnce -= 1;
  };
  const processes = await Promise.all(
    Array.from({ length: 5 }, () => start({ PORTICO_SECRET_KEY: KEY }, prepare)),
  );
  expect(most).toBe(1);
  const [first] = processes;
  for (const each of processes) {
    expect(each.services.config.secrets).toEqual(first?.services.config.secrets);
    await each.startJobs(JOBS);
  }
  const { services } = await start({ PORTICO_SECRET_KEY: KEY });
  const { rows } = await sql<{ sealed: string }>`select sealed from installation_secrets`.execute(
    services.db,
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.sealed).not.toContain(first?.services.config.secrets.crumb);
});

it('says what to do in a process that has another key', async () => {
  await start({});
  await expect(start({})).rejects.toThrow(ConfigurationError);
  await expect(start({ PORTICO_SECRET_KEY: KEY })).rejects.toThrow(
    'Set PORTICO_SECRET_KEY to the same value',
  );
});

it('takes over the secrets that a version before kept in DATA_DIR', async () => {
  const folder = await newFolder();
  const former = { crumb: 'c'.repeat(43), previewLink: 'p'.repeat(43), formKey: 'f'.repeat(43) };
  await writeFile(path.join(folder, 'secrets.json'), JSON.stringify(former));
  const { services } = await start({ DATA_DIR: folder });
  expect(services.config.secrets).toMatchObject(former);
  const again = await start({ DATA_DIR: folder });
  expect(again.services.config.secrets).toEqual(services.config.secrets);
});

it('seals with a new key what the former one opened', async () => {
  const { services } = await start({ PORTICO_SECRET_KEY: KEY });
  await start({ PORTICO_SECRET_KEY: OTHER_KEY, PORTICO_FORMER_SECRET_KEY: KEY });
  const after = await start({ PORTICO_SECRET_KEY: OTHER_KEY });
  expect(after.services.config.secrets).toEqual(services.config.secrets);
  await expect(start({ PORTICO_SECRET_KEY: KEY })).rejects.toThrow(ConfigurationError);
});

const FIRST_SECRETS = { crumb: 'c'.repeat(43), previewLink: 'p'.repeat(43), formKey: 'f'.repeat(43) };
const storeSecrets = async ({ services }: StartedServices, secrets: object) => {
  const sealed = createSecretCipher([KEY]).seal(JSON.stringify(secrets), 'secrets');
  await sql`update installation_secrets set sealed = ${sealed}`.execute(services.db);
};

it('adds a secret that a version before did not have, the same for all who start then [PLAT-84]', async () => {
  await storeSecrets(await start({ PORTICO_SECRET_KEY: KEY }), FIRST_SECRETS);
  const processes = await Promise.all(Array.from({ length: 3 }, () => start({ PORTICO_SECRET_KEY: KEY })));
  const [first, ...others] = processes.map(({ services }) => services.config.secrets);
  expect(first).toMatchObject(FIRST_SECRETS);
  for (const other of others) expect(other).toEqual(first);
});

it('refuses to start with damaged secrets, and leaves them as they are [PLAT-84]', async () => {
  const one = await start({ PORTICO_SECRET_KEY: KEY });
  await storeSecrets(one, { ...FIRST_SECRETS, crumb: 'cut' });
  const kept = () => sql`select sealed from installation_secrets`.execute(one.services.db);
  const before = await kept();
  await expect(start({ PORTICO_SECRET_KEY: KEY })).rejects.toThrow('crumb');
  expect((await kept()).rows).toEqual(before.rows);
});

async function newSite({ services }: StartedServices): Promise<SiteId> {
  const id = createId<'site'>();
  await sql`insert into sites (id, identifier, title, site_document_id, created_at)
    values (${id}, ${id}, '', ${createId()}, portico_now())`.execute(services.db);
  return id as SiteId;
}

const keysInUse = async ({ services }: StartedServices): Promise<readonly string[]> => {
  const { rows } = await sql<{ key: string }>`
    select distinct split_part(sealed, '.', 2) as key from form_captcha_secrets`.execute(services.db);
  return rows.map(({ key }) => key);
};

it('changes the key while processes go on: each opens at any time what the other sealed [PLAT-84]', async () => {
  const one = await start({ PORTICO_SECRET_KEY: KEY });
  const two = await start({ PORTICO_SECRET_KEY: KEY });
  const sites = [await newSite(one), await newSite(one), await newSite(one)] as const;
  const [before, ofTwo, ofOne] = sites;
  await keepCaptchaSecret(one.services, before, 'from before');
  const [formerKey] = await keysInUse(one);
  const { db } = one.services;
  const changed = await rotateKey({
    db,
    masterKeys: one.masterKeys,
    cipher: one.keyRing,
    tables: SITE_TABLES,
    allHaveLearned: async () => {
      await keepCaptchaSecret(two.services, ofTwo, 'of two');
      expect(await findCaptchaSecret(one.services, ofTwo)).toBe('of two');
      await keepCaptchaSecret(one.services, ofOne, 'of one');
      expect(await findCaptchaSecret(two.services, ofOne)).toBe('of one');
      await two.learnKeys();
    },
  });
  expect(changed).toEqual({ sealed: 2, unopened: 0 });
  const keys = await keysInUse(one);
  expect(keys).toHaveLength(1);
  expect(keys).not.toContain(formerKey);
  const three = await start({ PORTICO_SECRET_KEY: KEY });
  for (const { services } of [one, two, three]) {
    expect(await Promise.all(sites.map((site) => findCaptchaSecret(services, site)))).toEqual([
      'from before',
      'of two',
      'of one',
    ]);
  }
});

it('loses nothing where a change of the key is broken off, and can begin it again [PLAT-84]', async () => {
  const one = await start({ PORTICO_SECRET_KEY: KEY });
  const late = await start({ PORTICO_SECRET_KEY: KEY });
  const [kept, ofLate] = [await newSite(one), await newSite(one)] as const;
  await keepCaptchaSecret(one.services, kept, 'kept');
  const options = {
    db: one.services.db,
    masterKeys: one.masterKeys,
    cipher: one.keyRing,
    tables: SITE_TABLES,
  };
  for (const last of [1, 2]) {
    let times = 0;
    const breaksOff = async () => {
      times += 1;
      if (times === last) throw new Error('broken off');
    };
    await expect(rotateKey({ ...options, allHaveLearned: breaksOff })).rejects.toThrow('broken off');
    expect(await findCaptchaSecret(one.services, kept)).toBe('kept');
  }
  const changed = await rotateKey({ ...options, allHaveLearned: () => late.learnKeys() });
  expect(changed).toEqual({ sealed: 1, unopened: 0 });
  const next = await start({ PORTICO_SECRET_KEY: KEY });
  await rotateKey({ ...options, allHaveLearned: async () => undefined });
  // It has not heard of it and seals with the key before.
  await keepCaptchaSecret(late.services, ofLate, 'late');
  await next.learnKeys();
  expect(await findCaptchaSecret(next.services, ofLate)).toBe('late');
  expect(await findCaptchaSecret(next.services, kept)).toBe('kept');
});

it('leaves what no key opens, and says how many [PLAT-84]', async () => {
  const one = await start({ PORTICO_SECRET_KEY: KEY });
  await keepCaptchaSecret(one.services, await newSite(one), 'mine');
  await sql`update form_captcha_secrets set sealed = 'v1.00000000.AAAA'`.execute(one.services.db);
  const { db } = one.services;
  const options = { db, masterKeys: one.masterKeys, cipher: one.keyRing, tables: SITE_TABLES };
  expect(await rotateKey({ ...options, allHaveLearned: async () => undefined })).toEqual({
    sealed: 0,
    unopened: 1,
  });
});
