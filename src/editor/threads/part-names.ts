import { findBlock } from '#blocks/registry.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { pageThreads } from '#messages/en/interface/page-threads.ts';
import { sayLabel } from '#ui/say-label.ts';
import { translate } from '#ui/translate.ts';
import { blocksInSection, sectionsOf } from '../documents/layout.ts';

/** What the sections and blocks of a page are called, in the order in which they are read. */
export function partNames(records: DocumentRecords): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const [index, { id }] of sectionsOf(records).entries()) {
    names.set(id, translate(pageThreads.section, { number: index + 1 }));
    for (const block of blocksInSection(records, id)) {
      const title = sayLabel(findBlock(block.blockType)?.title ?? block.blockType);
      const number = (counts.get(title) ?? 0) + 1;
      counts.set(title, number);
      names.set(block.id, number === 1 ? title : `${title} ${number}`);
    }
  }
  return names;
}

/** What a thread is about. */
export function aboutPart(names: ReadonlyMap<string, string>, recordId: string | null): string {
  if (recordId === null) return translate(pageThreads.wholePage);
  return names.get(recordId) ?? translate(pageThreads.deletedPart);
}
