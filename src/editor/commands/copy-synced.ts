import type { DocumentRecord } from '#domain/documents/record.ts';
import type { ShownSection } from '#domain/synced-sections/expand-synced.ts';
import { syncedIdOf } from '#domain/synced-sections/synced-section.ts';
import type { ClipboardContent } from './clipboard-content.ts';

/**
 * Copies an instance of a synced section with the content it shows: on its own site it is pasted as another instance,
 * on others as an ordinary section.
 */
export function copySyncedInstance(
  instance: DocumentRecord,
  shown: ShownSection,
  siteId: string,
): ClipboardContent {
  return { portico: 1, siteId, sections: [{ ...shown.section, ...instance }], blocks: shown.blocks };
}

/** The part of a copy that is pasted: instances without their content, or their content as ordinary sections. */
export function pastedContent(content: ClipboardContent, canShowSynced: boolean): ClipboardContent {
  const instanceIds = new Set(
    content.sections.filter((section) => syncedIdOf(section) !== null).map(({ id }) => id),
  );
  if (instanceIds.size === 0) return content;
  if (!canShowSynced) return { ...content, sections: content.sections.map(ordinary) };
  return {
    ...content,
    sections: content.sections.map((section) =>
      instanceIds.has(section.id) ? instanceAlone(section) : section,
    ),
    blocks: content.blocks.filter(
      ({ sectionId }) => typeof sectionId !== 'string' || !instanceIds.has(sectionId),
    ),
  };
}

function ordinary({ syncedId: _synced, overrides: _own, ...section }: DocumentRecord): DocumentRecord {
  return section as DocumentRecord;
}

function instanceAlone({ id, type, order = 'V', anchor = '', ...rest }: DocumentRecord): DocumentRecord {
  const { syncedId = '', overrides } = rest;
  return { id, type, order, anchor, syncedId, ...(overrides === undefined ? {} : { overrides }) };
}
