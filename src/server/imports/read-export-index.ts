import type { OpenExport } from './open-export.ts';
import { WordpressIndex } from './wordpress-index.ts';

/** Looks an export through, part by part. Throws what `OpenExport.ask` throws. */
export async function readExportIndex(reader: OpenExport): Promise<WordpressIndex> {
  const index = new WordpressIndex();
  for (;;) {
    const { events, isLast } = await reader.ask({ kind: 'index' });
    for (const event of events) index.add(event);
    if (isLast) return index;
  }
}
