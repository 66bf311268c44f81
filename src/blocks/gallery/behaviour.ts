import { slideOfAddress } from '#domain/visitor/lightbox.ts';
import type { MountBehaviour } from '../behaviour.ts';
import type { LightboxItem, OpenLightbox } from '../lightbox-set.ts';

const SLIDES = '.portico-gallery[data-lightbox] a[data-opens-lightbox]';

/** Opens the lightbox at a slide: by click, Enter or Space (OVER-83), and by the page's address (OVER-80 to OVER-82). */
export const mount: MountBehaviour = (root, environment) => {
  const { document: page, window: view } = environment;
  const slides = [...root.querySelectorAll<HTMLAnchorElement>(SLIDES)];
  const listeners = new AbortController();
  const { signal } = listeners;
  let isOpening = false;
  let lightbox: OpenLightbox | null = null;
  const open = async (index: number): Promise<void> => {
    if (isOpening) return;
    isOpening = true;
    try {
      const { lightboxTheme, autoplay, autoplaySeconds } =
        slides[index]?.closest<HTMLElement>('[data-lightbox]')?.dataset ?? {};
      lightbox = await environment.openLightbox({
        items: slides.map(itemOf),
        index,
        theme: lightboxTheme === 'light' ? 'light' : 'dark',
        slideOf: (shown) => slides[shown] ?? null,
        ...(autoplay === undefined
          ? {}
          : {
              autoplay: { isRandom: autoplay === 'random', timeoutMs: Number(autoplaySeconds) * 1000 },
            }),
      });
    } finally {
      isOpening = false;
    }
    if (signal.aborted) await lightbox?.close();
  };
  for (const [index, slide] of slides.entries()) {
    slide.role = 'button';
    slide.ariaHasPopup = 'dialog';
    const activate = (event: MouseEvent | KeyboardEvent): void => {
      // With these keys the visitor asks for the picture itself, in a window of its own.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      void open(index);
    };
    slide.addEventListener('click', activate, { signal });
    slide.addEventListener(
      'keydown',
      (event) => {
        if (event.key === ' ') activate(event);
      },
      { signal },
    );
  }
  // Of all galleries of the page one is meant.
  const all = [...page.querySelectorAll<HTMLAnchorElement>(SLIDES)];
  const meant = slideOfAddress(view.location.hash, view.location.pathname, all.map(addressOf));
  const wanted = meant === null ? -1 : slides.indexOf(all[meant] ?? page.createElement('a'));
  if (wanted !== -1) void open(wanted);
  return () => {
    listeners.abort();
    void lightbox?.close();
    for (const slide of slides) {
      slide.role = null;
      slide.ariaHasPopup = null;
    }
  };
};

function addressOf(media: HTMLElement): { readonly id: string; readonly url: string } {
  const dataset = media.closest<HTMLElement>('[data-slide]')?.dataset ?? {};
  return { id: dataset['slide'] ?? '', url: dataset['slideUrl'] ?? '' };
}

/** The slide's picture in the size of the window. */
function itemOf(slide: HTMLAnchorElement): LightboxItem {
  const content = (slide.querySelector('picture, img') ?? slide).cloneNode(true) as HTMLElement;
  const image = content instanceof HTMLImageElement ? content : content.querySelector('img');
  for (const each of [image, ...content.querySelectorAll('source')]) {
    if (each?.hasAttribute('sizes') === true) each.sizes = '100vw';
  }
  if (image !== null) image.loading = 'lazy';
  return {
    content,
    meta: {
      ...addressOf(slide),
      name: slide.ariaLabel ?? image?.alt ?? '',
      caption: slide.dataset['caption'] ?? captionOf(slide),
    },
  };
}

/** Title and description as they stand with the slide, in one line. */
function captionOf(slide: HTMLElement): string {
  const texts = slide.parentElement?.querySelectorAll('.portico-slide-meta > span') ?? [];
  return Array.from(texts, (text) => text.textContent).join(' – ');
}
