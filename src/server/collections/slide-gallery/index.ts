import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { CollectionSource } from '../define-collection-source.ts';
import { ownSlides } from '../own-slides.ts';

/** Pictures and videos. */
export const slideGallery: CollectionSource<SettingsOf<'slide-gallery'>> = ownSlides;
