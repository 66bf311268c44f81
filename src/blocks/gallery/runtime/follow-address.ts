import { addressOfSlide, collectionPathOf } from '#domain/galleries/slide-address.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { Gallery } from './create-gallery.ts';
import type { GalleryMarkup } from './read-gallery.ts';

/** The address of the page follows the slides (GAL-91 to GAL-95, GAL-97). */
export function followAddress(
  { root, slides, settings }: GalleryMarkup,
  gallery: Gallery,
  { window: page }: BehaviourEnvironment,
): void {
  if (!settings.updateAddress) return;
  const named = root.closest<HTMLElement>('[data-collection-url]')?.dataset['collectionUrl'];
  const path =
    named === undefined
      ? collectionPathOf(page.location.pathname, slides)
      : new URL(named, page.location.href).pathname;
  gallery.watch((_standing, change) => {
    const slide = slides[gallery.slide];
    if (change === null || slide === undefined) return;
    page.history.replaceState(page.history.state, '', addressOfSlide(path, slide, page.location.search));
  });
}
