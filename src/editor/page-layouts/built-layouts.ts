import { PAGE_LAYOUTS } from '#compose/page-layouts/page-layouts.ts';
import { withSamplePictures } from '#compose/sample-pictures.ts';
import { createId } from '#lib/id.ts';
import type { NewSection } from '../commands/add-section.ts';
import { newSectionOf } from '../edit-mode/built-section.ts';

/** A page layout as the editor draws and takes it. */
export interface BuiltLayout {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly NewSection[];
  /** The same with sample pictures, as its picture shows it. */
  readonly shown: readonly NewSection[];
}

/** All page layouts with ids; what is put into a page gets new ones. */
export const BUILT_LAYOUTS: readonly BuiltLayout[] = PAGE_LAYOUTS.map((layout) => {
  const built = layout.build(createId);
  return {
    id: layout.id,
    title: layout.title,
    sections: built.map((each) => newSectionOf(each.section.name, each)),
    shown: built.map((each) => newSectionOf(each.section.name, withSamplePictures(each))),
  };
});
