import type { Message } from '#messages/message.ts';
import { PAGE_LAYOUTS } from '#compose/page-layouts/page-layouts.ts';
import { withSamplePictures } from '#compose/sample-pictures.ts';
import { createId } from '#lib/id.ts';
import type { NewSection } from '../commands/add-section.ts';
import { newSectionOf } from '../commands/built-section.ts';

/** A page layout as the editor draws and takes it. */
export interface BuiltLayout {
  readonly id: string;
  readonly title: Message;
  readonly sections: readonly NewSection[];
  /** The same with sample pictures, as its picture shows it. */
  readonly shown: readonly NewSection[];
}

/** All page layouts with ids, built on first use; sections inserted into a page get new ones. */
export const BUILT_LAYOUTS: readonly BuiltLayout[] = PAGE_LAYOUTS.map((layout) => {
  const built = once(() => layout.build(createId));
  const sections = once(() => built().map((each) => newSectionOf(each.section.name, each)));
  const shown = once(() => built().map((each) => newSectionOf(each.section.name, withSamplePictures(each))));
  return {
    id: layout.id,
    title: layout.title,
    get sections() {
      return sections();
    },
    get shown() {
      return shown();
    },
  };
});

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
}
