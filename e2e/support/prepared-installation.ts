import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type FullConfig } from '@playwright/test';
import { signIn } from '../flows/account.ts';
import { makePictures } from './make-pictures.ts';
import { OWNER } from './portico-test.ts';
import { startPortico } from './start-portico.ts';

export type BrowserState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Workers get it from the process that prepares. */
const FOLDER = 'PORTICO_PREPARED_INSTALLATION';

export const OWNED_ENVIRONMENT = {
  LOG_LEVEL: 'warn',
  PORTICO_OWNER_EMAIL: OWNER.email,
  PORTICO_OWNER_PASSWORD: OWNER.password,
} as const;

/**
 * Before all journeys: a claimed installation with the site `demo`, and a browser in which its owner is signed in.
 * Each file of journeys works on a copy, since making a database anew takes longer than most journeys.
 */
export default async function prepareInstallation({ projects }: FullConfig): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-prepared-'));
  const portico = await startPortico({ env: OWNED_ENVIRONMENT, dataDir: join(folder, 'data') });
  const browser = await chromium.launch(projects[0]?.use.launchOptions);
  try {
    const context = await browser.newContext();
    await signIn(await context.newPage(), portico);
    writeFileSync(join(folder, 'owner.json'), JSON.stringify(await context.storageState()));
    // Otherwise the background of every copy makes them again, beside its tests.
    await makePictures(portico);
  } finally {
    await browser.close();
    await portico.stop('SIGINT');
  }
  // Copies survive their processes, but need not survive the machine.
  appendFileSync(
    join(folder, 'data/postgres/data/postgresql.auto.conf'),
    'fsync = off\nfull_page_writes = off\n',
  );
  process.env[FOLDER] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

/** A data folder of one's own with what was prepared. */
export function copyPreparedData(): string {
  const copy = mkdtempSync(join(tmpdir(), 'portico-e2e-'));
  // The files of the database keep their owner, too; what is only reserved in them takes no room.
  execFileSync('cp', ['-a', '--sparse=always', `${join(preparedFolder(), 'data')}/.`, copy]);
  return copy;
}

export function preparedOwnerState(): BrowserState {
  return JSON.parse(readFileSync(join(preparedFolder(), 'owner.json'), 'utf8')) as BrowserState;
}

function preparedFolder(): string {
  const folder = process.env[FOLDER];
  if (folder === undefined) throw new Error('Playwright did not run its global setup.');
  return folder;
}
