import { slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { slidesEditor } from '#messages/en/interface/slides-editor.ts';
import { translate } from '#ui/translate.ts';
import { nameFromFile } from './edit-slides.ts';

/**
 * The name of a slide in lists of the editor: its title, the description of its picture, its file name, else its
 * number.
 */
export function slideTitle(slide: GalleryItem, index: number): string {
  const isTrack = slide.audioUrl !== undefined;
  const unnamed = isTrack
    ? slidesEditor.track
    : slideTypeOf(slide.mediaType) === 'video'
      ? slidesEditor.video
      : slidesEditor.untitledPicture;
  const named = isTrack
    ? [slide.title, nameFromFile(slide.audioUrl ?? '')]
    : [slide.title, slide.image?.alt ?? '', nameFromFile(slide.image?.path ?? '')];
  return named.find((name) => name.trim() !== '') ?? translate(unnamed, { place: index + 1 });
}
