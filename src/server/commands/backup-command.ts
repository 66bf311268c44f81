import { access, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { CONTACT_SOURCES } from '#server/contact-sources.ts';
import { eraseAgain, listErased } from '#server/contacts/erase-again.ts';
import { PERSONAL_DATA } from '#server/personal-data.ts';
import { writeBackup } from '#server/platform/backup/write-backup.ts';
import { restoreBackup } from '#server/platform/backup/restore-backup.ts';
import { DamagedArchiveError } from '#server/platform/backup/tar-reader.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import type { StartedServices } from '#server/start/start-services.ts';
import { CommandError } from './command-error.ts';

type Print = (line: string) => void;

/** `backup FILE`: while Portico runs, or alone. */
export async function backupCommand(started: StartedServices, target: string, print: Print): Promise<void> {
  const { config } = started.services;
  const written = await writeBackup({
    connection: started.database.connection,
    config,
    target: path.resolve(target),
    now: started.services.now(),
  });
  print(
    `Wrote ${target}: ${written.rows} rows, ${written.files} files, ${(written.bytes / 1e6).toFixed(1)} MB.`,
  );
  if (config.s3Url !== null) print('Files in the S3 store are not in it: back them up there.');
}

/**
 * `restore FILE`: makes a backup of the present content first, then swaps it for the archive's, then queues the waiting
 * jobs.
 */
export async function restoreCommand(started: StartedServices, source: string, print: Print): Promise<void> {
  const file = path.resolve(source);
  await access(file).catch(() => {
    throw new CommandError(`There is no file ${file}`);
  });
  const { services, database } = started;
  const kept = path.join(services.config.dataDir, 'backups');
  await mkdir(kept, { recursive: true, mode: 0o700 });
  const stamp = new Date(services.now()).toISOString().replaceAll(/[:.]/g, '-');
  const before = path.join(kept, `before-restore-${stamp}.tar.gz`);
  await backupCommand(started, before, print);
  const erased = await listErased(services.db);
  let erasedAgain = 0;
  try {
    const restored = await restoreBackup({
      connection: database.connection,
      config: services.config,
      masterKeys: started.masterKeys,
      storage: services.storage,
      migrationsFolder: path.join(projectFolder(), 'migrations'),
      source: file,
      beforeOpening: async (content, secrets) => {
        const next = { ...services, db: content, config: { ...services.config, secrets } };
        const who = { former: services, services: next, sources: CONTACT_SOURCES, parts: PERSONAL_DATA };
        erasedAgain = await eraseAgain({ ...who, restored: content, erased });
      },
    });
    await services.jobs.discardWaiting();
    for (const job of restored.jobs) {
      // Jobs of kinds that this version does not have are dropped.
      await services.jobs.requeue(job.name, job.data, {
        startAfter: job.startAfter,
        ...(job.singletonKey === null ? {} : { singletonKey: job.singletonKey }),
      });
    }
    // Running processes cache pages and names of sites in memory.
    await services.notifications.publish('site-revised', { siteId: null });
    print(`Restored the backup of ${restored.createdAt}: ${restored.rows} rows, ${restored.files} files.`);
    if (erasedAgain > 0) print(`Erased again since they were erased after it: ${erasedAgain} people.`);
    if (restored.hasOtherSecrets) print('Its secrets are others: start Portico again so that it uses them.');
  } catch (error) {
    if (error instanceof DamagedArchiveError)
      throw new CommandError(`${error.message}. Nothing was changed.`);
    throw error;
  }
}
