import { hasImageWidths, imageSourceSet } from '#domain/images/image-address.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';
import type { LightboxItem, LightboxSet, OpenLightbox } from '../../lightbox-set.ts';
import type { Slide } from './gallery-parts.ts';
import type { GalleryMarkup } from './read-gallery.ts';

/** The class of links that open the lightbox; without scripts they open the picture file. */
export const OPENS_LIGHTBOX = 'a.portico-slide-media[data-opens-lightbox]';

export interface SlideLightbox {
  /** Opens at a slide, where that is in the lightbox. */
  readonly openAt: (slide: Slide) => void;
}

/** The lightbox of a gallery (GAL-36 to GAL-38, OVER-83): a click on a slide, Enter or Space open it there. */
export function startLightbox(
  { root, container, slides }: Pick<GalleryMarkup, 'root' | 'container' | 'slides'>,
  environment: BehaviourEnvironment,
  signal: AbortSignal,
): SlideLightbox {
  const items = slides.flatMap((slide) => {
    const link = slide.element.querySelector<HTMLAnchorElement>(OPENS_LIGHTBOX);
    return link === null || slide.clickThrough !== null ? [] : [{ slide, link }];
  });
  let isOpening = false;
  let lightbox: OpenLightbox | null = null;
  const open = async (index: number): Promise<void> => {
    if (isOpening) return;
    isOpening = true;
    try {
      lightbox = await environment.openLightbox({
        items: items.map(({ slide, link }) => itemOf(slide, link)),
        index,
        ...settingsOf(root),
        slideOf: (shown) => items[shown]?.link ?? null,
      });
    } finally {
      isOpening = false;
    }
    if (signal.aborted) await lightbox?.close();
  };
  for (const { link } of items) {
    link.role = 'button';
    link.ariaHasPopup = 'dialog';
  }
  const activate = (event: MouseEvent | KeyboardEvent): void => {
    const { target } = event;
    const pressed = target instanceof Element ? target.closest(OPENS_LIGHTBOX) : null;
    const index = items.findIndex(({ link }) => link === pressed);
    // With these modifiers the press is for the browser: a new window with the picture.
    if (index === -1 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open(index);
  };
  // In the capture phase, before the design's own listeners, which ignore handled events.
  container?.addEventListener('click', activate, { signal });
  container?.addEventListener(
    'keydown',
    (event) => {
      if (event.key === ' ' && !event.defaultPrevented) activate(event);
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    void lightbox?.close();
    for (const { link } of items) {
      link.role = null;
      link.ariaHasPopup = null;
    }
  });
  return {
    openAt(slide) {
      const index = items.findIndex((item) => item.slide === slide);
      if (index !== -1) void open(index);
    },
  };
}

function settingsOf({ dataset }: HTMLElement): Pick<LightboxSet, 'theme' | 'autoplay'> {
  const { lightboxTheme, autoplay, autoplaySeconds } = dataset;
  const theme = lightboxTheme === 'light' ? 'light' : 'dark';
  if (autoplay === undefined) return { theme };
  return { theme, autoplay: { isRandom: autoplay === 'random', timeoutMs: Number(autoplaySeconds) * 1000 } };
}

/** The slide's picture in the size of the window. */
function itemOf({ element, id, url }: Slide, link: HTMLAnchorElement): LightboxItem {
  const content = (link.querySelector('picture, img') ?? link).cloneNode(true) as HTMLElement;
  const image = content instanceof HTMLImageElement ? content : content.querySelector('img');
  const sources = [...content.querySelectorAll('source')];
  if (image !== null) {
    image.loading = 'lazy';
    offerAllWidths(image, sources);
  }
  for (const each of [image, ...sources]) if (each?.srcset !== '' && each !== null) each.sizes = '100vw';
  const caption = link.dataset['caption'] ?? captionOf(element);
  return { content, meta: { id, url, name: link.ariaLabel ?? image?.alt ?? '', caption } };
}

/** The image loader may have reduced an image to one width, or to none yet. */
function offerAllWidths(image: HTMLImageElement, sources: readonly HTMLSourceElement[]): void {
  const { path } = image.dataset;
  if (path === undefined) return;
  delete image.dataset['path'];
  image.removeAttribute('style');
  image.src = path;
  if (!hasImageWidths(path)) return;
  const picture = { path, width: Number(image.getAttribute('width')) };
  image.srcset = imageSourceSet(picture);
  for (const source of sources) {
    source.srcset = imageSourceSet(picture, source.type === 'image/avif' ? 'avif' : 'webp');
  }
}

function captionOf(slide: HTMLElement): string {
  const texts = [...slide.querySelectorAll('.portico-slide-title, .portico-slide-description')];
  return texts.map(({ textContent }) => textContent.trim()).join(' – ');
}
