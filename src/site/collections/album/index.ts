import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { CollectionView } from '../define-collection-view.ts';
import { ownSlides } from '../own-slides.ts';

/** Tracks, in a design of galleries. */
export const album: CollectionView<SettingsOf<'album'>> = ownSlides;
