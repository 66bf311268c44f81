import { dialogs } from '#messages/en/dialogs.ts';
import { galleries } from '#messages/en/galleries.ts';
import type { LightboxSet, OpenLightbox } from '#blocks/lightbox-set.ts';
import { isThrottledMove, LIGHTBOX, lightboxClick } from '#domain/lightbox/lightbox.ts';
import { translate } from '../page-words.ts';
import { adoptStyles } from '../dialogs/adopt-styles.ts';
import { openDialog } from '../dialogs/open-dialog.ts';
import type { OverlayHost } from '../dialogs/overlay-host.ts';
import { createGallery } from './create-gallery.ts';
import { createIconButton, createLightboxItem, nameIconButton } from './lightbox-parts.ts';
import { LIGHTBOX_STYLES } from './lightbox-styles.ts';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shows a set of items over the whole page (OVER-79 to OVER-112). */
export function openLightbox(host: OverlayHost, set: LightboxSet): OpenLightbox {
  const { window: page, closeTargets } = host;
  const { document } = page;
  adoptStyles(document, LIGHTBOX_STYLES);
  const matches = (query: string): boolean => page.matchMedia(query).matches;
  const isMobile = matches('(hover: none) and (pointer: coarse)');
  const isMotionReduced = (): boolean => matches('(prefers-reduced-motion: reduce)');
  const total = set.items.length;
  const countOf = (index: number): string =>
    translate(galleries.position, { index: index + 1, count: total });
  const slides = set.items.map((item, index) => createLightboxItem(document, item, countOf(index)));
  const parts = createParts(document, slides);
  const hasCaptions = set.items.some(({ meta }) => meta.caption !== '');
  parts.captions.hidden = !isMobile || !hasCaptions;
  const close = async (): Promise<void> => {
    gallery.destroy();
    await dialog.close();
    set.slideOf?.(gallery.index)?.focus();
  };
  const dialog = openDialog(
    { window: page, closeTargets },
    {
      name: set.title ?? translate(galleries.name),
      className: 'portico-lightbox',
      content: [parts.ground, parts.content],
      cancel: () => void close(),
      fade: {
        in: () => {
          const overlay = { opacity: [0, LIGHTBOX.overlayOpacity] };
          parts.ground.animate(overlay, { duration: LIGHTBOX.overlayFadeMs });
          return parts.content.animate(
            { opacity: [0, 1] },
            { duration: LIGHTBOX.contentFadeMs, delay: LIGHTBOX.overlayFadeMs, fill: 'backwards' },
          ).finished;
        },
        out: async () => {
          const timing = { fill: 'forwards' } as const;
          await parts.content.animate({ opacity: 0 }, { ...timing, duration: LIGHTBOX.contentFadeMs })
            .finished;
          await parts.ground.animate({ opacity: 0 }, { ...timing, duration: LIGHTBOX.overlayFadeMs })
            .finished;
        },
        timeoutMs: LIGHTBOX.contentFadeMs + LIGHTBOX.overlayFadeMs + 600,
      },
    },
  );
  dialog.element.dataset['theme'] = set.theme ?? LIGHTBOX.theme;
  dialog.element.dataset['design'] = isMobile ? 'strip' : 'stacked';
  for (const arrow of [parts.previous, parts.next]) arrow.hidden = isMobile || total < 2;
  const gallery = createGallery({
    window: page,
    container: parts.track,
    slides,
    design: isMobile ? 'strip' : 'stacked',
    index: set.index,
    loops: !isMobile,
    buttons: { previous: parts.previous, next: parts.next },
    autoplay: total < 2 ? null : (set.autoplay ?? null),
    isMotionReduced,
    shown(index) {
      parts.status.textContent = total < 2 ? '' : countOf(index);
      // Buttons keep the focus; a slide passes it on to the next one.
      if (document.activeElement?.closest('button') == null) slides[index]?.focus({ preventScroll: true });
    },
  });
  slides[gallery.index]?.focus({ preventScroll: true });

  parts.close.addEventListener('click', () => void close());
  parts.previous.addEventListener('click', () => gallery.move(-1));
  parts.next.addEventListener('click', () => gallery.move(1));
  parts.captions.addEventListener('click', () => {
    const isShown = dialog.element.toggleAttribute('data-captions');
    parts.captions.ariaPressed = String(isShown);
  });
  parts.play.hidden = !gallery.isPlaying;
  parts.play.addEventListener('click', () => {
    if (gallery.isPlaying) gallery.stop();
    else gallery.play();
    if (gallery.isPlaying) nameIconButton(parts.play, 'pause', translate(galleries.pause));
    else nameIconButton(parts.play, 'play', translate(galleries.play));
  });
  let lastMoveAt: number | null = null;
  dialog.element.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (isThrottledMove(event.timeStamp, lastMoveAt)) return;
    lastMoveAt = event.timeStamp;
    gallery.move(step);
  });
  dialog.element.addEventListener('pointermove', ({ pointerType }) => {
    if (pointerType !== 'touch') dialog.element.dataset['pointer'] = '';
  });
  watchClicks(dialog.element, page, isMobile, (action) => {
    if (action === 'close') void close();
    else gallery.move(action);
  });
  for (const slide of isMobile ? [] : slides) {
    slide.addEventListener('pointerenter', () => gallery.pause());
    slide.addEventListener('pointerleave', () => gallery.resume());
  }
  return { close };
}

/** OVER-91, OVER-97 to OVER-99; on phones the items are moved by scrolling only. */
function watchClicks(
  dialog: HTMLElement,
  page: Window,
  isMobile: boolean,
  act: (action: 'close' | 1 | -1) => void,
): void {
  const onItem = isMobile ? 'img, .lightbox-caption' : '.lightbox-item';
  dialog.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    // A click by keyboard has no coordinates.
    if (target === null || target.closest('button') !== null || event.detail === 0) return;
    const action = lightboxClick(event.clientX, page.innerWidth, target.closest(onItem) !== null);
    if (action === 'close') act('close');
    else if (isMobile) return;
    else if (action === 'previous') act(-1);
    else if (action === 'next') act(1);
  });
}

function createParts(page: Document, slides: readonly HTMLElement[]) {
  const div = (className: string): HTMLElement => {
    const element = page.createElement('div');
    element.className = className;
    return element;
  };
  const arrow = (side: 'left' | 'right', name: string): HTMLButtonElement => {
    const button = createIconButton(page, side, name);
    button.className = 'lightbox-arrow';
    button.dataset['side'] = side;
    return button;
  };
  const [ground, content, track, bar] = [
    div('lightbox-ground'),
    div('lightbox-content'),
    div('lightbox-track'),
    div('lightbox-bar'),
  ];
  const status = page.createElement('p');
  status.className = 'lightbox-status';
  status.ariaLive = 'polite';
  const captions = createIconButton(page, 'caption', translate(galleries.caption));
  captions.ariaPressed = 'false';
  const play = createIconButton(page, 'pause', translate(galleries.pause));
  const close = createIconButton(page, 'close', translate(dialogs.close));
  const [previous, next] = [
    arrow('left', translate(galleries.previous)),
    arrow('right', translate(galleries.next)),
  ];
  track.append(...slides);
  bar.append(captions, play, close);
  content.append(bar, previous, track, next, status);
  return { ground, content, track, status, captions, play, close, previous, next };
}
