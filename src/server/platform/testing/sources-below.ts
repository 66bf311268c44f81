import { readdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '#server/platform/config/project-folder.ts';

/** The sources below a folder of the project, such as `src/server`, by their paths; tests and what they use left out. */
export function sourcesBelow(folder: string): readonly string[] {
  return readdirSync(path.join(projectFolder(), folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'testing' ? [] : sourcesBelow(name);
    return /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name) ? [name] : [];
  });
}
