import { galleries } from '#messages/en/galleries.ts';
import type { GallerySettings } from '#domain/galleries/gallery-settings.ts';
import { thumbnailPadding, thumbnailRatio } from '#domain/galleries/thumbnails.ts';
import { LAZY_MARGIN_PX } from '#domain/images/lazy-margin.ts';
import { hasImageWidths, imageAddress } from '#domain/images/image-address.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import { createGallery, type Gallery } from './create-gallery.ts';
import type { GalleryFrame, Slide } from './gallery-parts.ts';

/** px */
const THUMBNAIL_WIDTH = 300;
/** The distance at which a thumbnail loads its picture: of hundreds most are never seen. */
const NEAR = `${LAZY_MARGIN_PX}px`;

interface ThumbnailOptions {
  readonly environment: BehaviourEnvironment;
  /** The element for which the server reserved the space. */
  readonly container: HTMLElement;
  readonly slides: readonly Slide[];
  readonly settings: GallerySettings;
  readonly index: number;
  readonly frame: GalleryFrame;
  readonly signal: AbortSignal;
}

/** The strip of thumbnails of a slideshow: a second gallery (GAL-125, GAL-128 to GAL-130). */
export async function createThumbnails(options: ThumbnailOptions): Promise<Gallery> {
  const { environment, container, slides, settings, signal } = options;
  const { document: page, translate } = environment;
  container.role = 'group';
  container.ariaLabel = translate(galleries.thumbnails);
  const button = page.createElement('button');
  button.type = 'button';
  button.className = 'portico-gallery-thumb';
  const pictures = new Map<Element, () => HTMLImageElement>();
  const thumbs = slides.map((slide, index): Slide => {
    const element = button.cloneNode() as HTMLButtonElement;
    const picture = slide.element.querySelector<HTMLImageElement>('.portico-slide-media img');
    const count = translate(galleries.position, { index: index + 1, count: slides.length });
    element.ariaLabel = [picture?.alt ?? '', count].filter((text) => text !== '').join(', ');
    element.style.setProperty('--thumb-ratio', String(thumbnailRatio(slide, settings['square-thumbs'])));
    if (picture === null) element.textContent = String(index + 1);
    else pictures.set(element, () => smallCopy(page, picture, slide));
    return { ...slide, element, type: 'image', clickThrough: null };
  });
  container.style.gap = thumbnailPadding(settings.padding);
  container.replaceChildren(...thumbs.map(({ element }) => element));
  const near = new environment.window.IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const show = pictures.get(target);
        if (!isIntersecting || show === undefined) continue;
        near.unobserve(target);
        target.append(show());
      }
    },
    // The second margin is for scroll containers within the page.
    { rootMargin: NEAR, scrollMargin: NEAR } as IntersectionObserverInit,
  );
  for (const element of pictures.keys()) near.observe(element);
  const thumbSettings = {
    ...settings,
    'active-alignment': 'center',
    activeSlideClick: 'nothing',
    autoplay: false,
    lightbox: false,
  } as const;
  signal.addEventListener('abort', () => {
    near.disconnect();
    container.replaceChildren();
    container.removeAttribute('style');
    container.role = null;
    container.ariaLabel = null;
  });
  return createGallery({
    environment,
    container,
    slides: thumbs,
    design: 'strip',
    settings: thumbSettings,
    loops: true,
    index: options.index,
    frame: options.frame,
    isThumbnails: true,
  });
}

/** The picture in the width of a thumbnail, cropped around its focal point; its button has the accessible name. */
function smallCopy(page: Document, picture: HTMLImageElement, { focalPoint }: Slide): HTMLImageElement {
  const copy = page.createElement('img');
  copy.alt = '';
  const address = picture.dataset['path'] ?? picture.getAttribute('src') ?? '';
  const path = address.split('?', 1)[0] ?? '';
  copy.src = hasImageWidths(path) ? imageAddress({ path }, THUMBNAIL_WIDTH) : address;
  copy.style.objectPosition = `${focalPoint.x * 100}% ${focalPoint.y * 100}%`;
  return copy;
}
