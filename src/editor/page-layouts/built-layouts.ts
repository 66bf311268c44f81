import { PAGE_LAYOUTS } from '#compose/page-layouts/page-layouts.ts';
import { createId } from '#lib/id.ts';
import type { NewSection } from '../commands/add-section.ts';
import { newSectionOf } from '../edit-mode/built-section.ts';

/** A page layout as the editor draws and takes it. */
export interface BuiltLayout {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly NewSection[];
}

/** All page layouts with ids; what is put into a page gets new ones. */
export const BUILT_LAYOUTS: readonly BuiltLayout[] = PAGE_LAYOUTS.map((layout) => ({
  id: layout.id,
  title: layout.title,
  sections: layout.build(createId).map((built) => newSectionOf(built.section.name, built)),
}));
