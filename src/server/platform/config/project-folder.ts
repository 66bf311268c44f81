import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of package.json and migrations, from the sources as from the built server. */
export function projectFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(path.join(folder, 'migrations'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`Portico's own folder was not found above ${import.meta.dirname}`);
    folder = parent;
  }
  return folder;
}
