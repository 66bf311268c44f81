import type { DocumentRecord } from '#domain/documents/record.ts';
import type { CatalogSection } from '#domain/section-catalog/section-catalog.ts';
import type { NewSection } from '../commands/add-section.ts';

/** A section of the catalogue as records with ids; null gives an empty section. */
export function builtSection(chosen: CatalogSection | null, newId: () => string): NewSection {
  if (chosen === null) {
    return {
      title: 'Empty section',
      section: {
        id: newId(),
        type: 'section',
        order: 'V',
        name: '',
        theme: 'white',
        background: { kind: 'theme' },
        height: 'auto',
        width: 'wide',
        verticalAlign: 'top',
        anchor: '',
      },
      blocks: [],
    };
  }
  const built = chosen.build(newId);
  const id = newId();
  return {
    title: chosen.title,
    section: { order: 'V', ...built.section, id, type: 'section' } as DocumentRecord,
    blocks: built.blocks.map(
      (block) => ({ mobile: null, ...block, id: newId(), type: 'block', sectionId: id }) as unknown as DocumentRecord,
    ),
  };
}
