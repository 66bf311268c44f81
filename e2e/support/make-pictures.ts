import { join } from 'node:path';
import { deriveAll } from '../../src/server/files/derive-image.ts';
import { findFile } from '../../src/server/files/queries.ts';
import { readConfiguration } from '../../src/server/platform/config/configuration.ts';
import { openDatabase } from '../../src/server/platform/database/open-database.ts';
import { silentLogger } from '../../src/server/platform/logging/silent-logger.ts';
import { createFolderStorage } from '../../src/server/platform/storage/folder-storage.ts';

/**
 * Makes all widths of the pictures that an installation has, as its background does: that takes its time, so that
 * whoever wants them made at once does it here. They lie under their content; the background finds them done.
 */
export async function makePictures({
  dataDir,
  databaseUrl,
}: {
  readonly dataDir: string;
  readonly databaseUrl: string;
}): Promise<number> {
  const opened = await openDatabase({
    databaseUrl,
    databaseListenUrl: null,
    dataDir,
    postgresBinaries: null,
    databaseLimits: readConfiguration({}).databaseLimits,
    log: silentLogger,
  });
  const { db } = opened;
  const storage = createFolderStorage(join(dataDir, 'files'));
  try {
    const images = await db
      .selectFrom('files')
      .select(['id', 'site_id'])
      .where('kind', '=', 'image')
      .execute();
    for (const { id, site_id } of images) {
      const file = await findFile(db, site_id, id);
      if (file !== null) await deriveAll({ storage }, file);
    }
    return images.length;
  } finally {
    await opened.close({ keepDatabase: true });
  }
}
