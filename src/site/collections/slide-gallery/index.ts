import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { CollectionView } from '../define-collection-view.ts';
import { ownSlides } from '../own-slides.ts';

/** Pictures and videos, slide by slide or in any other design of galleries. */
export const slideGallery: CollectionView<SettingsOf<'slide-gallery'>> = ownSlides;
