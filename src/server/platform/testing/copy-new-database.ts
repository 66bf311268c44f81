import { mkdirSync } from 'node:fs';
import { inject } from 'vitest';
import { copyFolder } from './copy-folder.ts';

/** Puts the files of a new database into a data folder, as a first start does: making them takes a second each time. */
export function copyNewDatabase(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  copyFolder(inject('newDatabase'), dataDir);
}
