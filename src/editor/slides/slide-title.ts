import { slideTypeOf } from '#domain/galleries/gallery-item-kinds.ts';
import type { GalleryItem } from '#domain/galleries/gallery-item.ts';
import { nameFromFile } from './edit-slides.ts';

/** What a slide is called in the lists of the editor: its title, what its picture shows, its file, else its place. */
export function slideTitle(slide: GalleryItem, index: number): string {
  const isTrack = slide.audioUrl !== undefined;
  const kind = isTrack ? 'Track' : slideTypeOf(slide.mediaType) === 'video' ? 'Video' : 'Picture';
  const named = isTrack
    ? [slide.title, nameFromFile(slide.audioUrl ?? '')]
    : [slide.title, slide.image?.alt ?? '', nameFromFile(slide.image?.path ?? '')];
  return named.find((name) => name.trim() !== '') ?? `${kind} ${index + 1}`;
}
