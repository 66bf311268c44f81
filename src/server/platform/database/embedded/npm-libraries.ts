import { readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * npm packages cannot carry links, so the package lists those its libraries need; its own install script, which
 * Portico does not run, would make them. Making them twice at once is harmless.
 */
export async function linkNpmLibraries(packageFolder: string): Promise<void> {
  const list = await readFile(path.join(packageFolder, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of linksSchema.parse(JSON.parse(list))) {
    const link = path.join(packageFolder, '..', target);
    const original = path.join(packageFolder, '..', source);
    await symlink(path.relative(path.dirname(link), original), link).catch((error: NodeJS.ErrnoException) => {
      // Read-only packages were linked when they were installed, or are linked in a copy.
      if (error.code !== 'EEXIST' && error.code !== 'EROFS' && error.code !== 'EACCES') throw error;
    });
  }
}
