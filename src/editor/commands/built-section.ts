import type { JsonValue } from '#lib/json.ts';
import type { GridBox } from '#domain/arrangement/grid-box.ts';
import type { ComposedSection } from '#compose/compose-section.ts';
import type { CatalogSection } from '#compose/section-catalog/section-catalog.ts';
import { editMode } from '#messages/en/interface/edit-mode.ts';
import type { NewSection } from './add-section.ts';

/** A section of the catalogue as records with ids; null gives an empty section. */
export function builtSection(chosen: CatalogSection | null, newId: () => string): NewSection {
  if (chosen === null) {
    return {
      title: editMode.emptySection,
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
  return newSectionOf(chosen.title, chosen.build(newId));
}

/** A planned section that has ids, as a command takes it. */
export function newSectionOf(title: NewSection['title'], { section, blocks }: ComposedSection): NewSection {
  return {
    title,
    section: { ...section, order: 'V' },
    blocks: blocks.map((block) => ({
      ...block,
      desktop: { ...block.desktop },
      mobile: mobileOf(block.mobile),
    })),
  };
}

function mobileOf(box: GridBox | null): JsonValue {
  return box === null ? null : { ...box };
}
