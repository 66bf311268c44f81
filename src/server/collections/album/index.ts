import type { SettingsOf } from '#domain/collections/collection-settings.ts';
import type { CollectionSource } from '../define-collection-source.ts';
import { ownSlides } from '../own-slides.ts';

/** Tracks. */
export const album: CollectionSource<SettingsOf<'album'>> = ownSlides;
