import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { imageButtonsOf, imageLayoutsSchema, type ImageButtons } from '#domain/design/image-layouts.ts';
import type { DocumentStore } from '../documents/document-store.ts';

/**
 * What the design chose for the buttons of image blocks, the same while only other things of it change: blocks are
 * drawn anew for each change of what they are given.
 */
export function useImageButtons(site: DocumentStore): ImageButtons {
  return useStore(
    site.store,
    useShallow((state) => {
      const { data: imageLayouts } = imageLayoutsSchema.safeParse(state.view['design']?.['imageLayouts']);
      return imageButtonsOf({ imageLayouts });
    }),
  );
}
