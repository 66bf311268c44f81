import { createReadStream } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findImportRun, type StoredImportRun } from '#server/imports/import-runs.ts';
import { importWordpressJob } from '#server/imports/import-wordpress-job.ts';
import { resumeImportsJob } from '#server/imports/resume-imports-job.ts';
import { requestCancel } from '#server/imports/run-lifecycle.ts';
import { startImport } from '#server/imports/start-import.ts';
import type { StartedServices } from '#server/start/start-services.ts';
import { findSiteByIdentifier } from '#server/sites/queries.ts';
import { CommandError } from './command-error.ts';

const POLL_MS = 300;

export interface ImportCommand {
  readonly file: string;
  readonly site: string;
  readonly isDryRun: boolean;
}

/** `import wordpress FILE --site NAME [--dry-run]`: the same import as in the browser, with its progress as lines. */
export async function importCommand(
  started: Pick<StartedServices, 'backgroundServices' | 'startJobs'>,
  command: ImportCommand,
  print: (line: string) => void,
): Promise<void> {
  const services = started.backgroundServices;
  const site = await findSiteByIdentifier(services.db, command.site);
  if (site === null) throw new CommandError(`There is no site named ${command.site}`);
  await access(command.file).catch(() => {
    throw new CommandError(`There is no file ${command.file}`);
  });
  // Where no server runs, this process does the work.
  await started.startJobs([importWordpressJob, resumeImportsJob]);
  const run = await startImport(services, {
    siteId: site.id,
    accountId: null,
    fileName: path.basename(command.file),
    content: createReadStream(command.file),
    isDryRun: command.isDryRun,
  });
  process.once('SIGINT', () => {
    print('Cancelling …');
    void requestCancel(services.db, site.id, run.id, new Date(services.now()));
  });
  const ended = await follow(services, run, print);
  if (ended.report !== null) {
    const reportFile = path.resolve(`${path.basename(command.file, path.extname(command.file))}-report.json`);
    await writeFile(reportFile, `${JSON.stringify(ended.report, null, 2)}\n`);
    for (const [name, count] of Object.entries(ended.report.counts)) print(`  ${name.padEnd(16)}${count}`);
    print(`The report is in ${reportFile}`);
  }
  if (ended.status === 'failed') throw new CommandError(ended.error ?? 'The import failed');
  if (ended.status === 'cancelled')
    throw new CommandError('The import was cancelled; what was brought in stays');
  print(command.isDryRun ? 'Tried only: nothing was changed.' : `Imported into ${command.site}.`);
}

async function follow(
  services: StartedServices['services'],
  run: StoredImportRun,
  print: (line: string) => void,
): Promise<StoredImportRun> {
  let shown = '';
  for (;;) {
    const current = await findImportRun(services.db, run.siteId, run.id);
    if (current === null) throw new CommandError('The site was removed');
    if (current.status !== 'waiting' && current.status !== 'running') return current;
    const { phase, done, total } = current.progress;
    const line = `${phase} ${total === 0 ? done : `${done} of ${total}`}`;
    if (line !== shown) print(line);
    shown = line;
    await wait(POLL_MS);
  }
}
