import { transitionSpeedMs } from '#domain/galleries/gallery-times.ts';
import { stripClick } from '#domain/galleries/slide-click.ts';
import { stripAlignment, stripOffset } from '#domain/galleries/strip-alignment.ts';
import type { CreateDesign, Slide } from '../gallery-parts.ts';
import { dragRow } from '../row-drag.ts';
import { createScrollRow } from '../scroll-row.ts';
import { watchWheel } from '../watch-wheel.ts';
import { leaveThrough } from './leave-through.ts';

const MEDIA = '.portico-slide-media';
/** The class of the slide that was the current one: it fades. */
const LEFT = 'data-left';
/** Elements that handle clicks themselves, besides the slide's own link. */
const OWN_CLICK = `a:not(${MEDIA}), input, textarea, select, summary, video, audio, iframe`;

/** Slides in a row that scrolls one by one, the current one highlighted (GAL-163 to GAL-178). */
export const create: CreateDesign = (context) => {
  const { environment, container, slides, settings, signal } = context;
  const alignment = stripAlignment(settings['active-alignment']);
  let current = -1;
  /** The former current slide. */
  let left = -1;
  let isMoving = false;
  const offsetOf = (index: number): number => {
    const slide = slides[index]?.element;
    if (slide === undefined) return 0;
    return stripOffset({ start: row.startOf(slide), size: slide.offsetWidth }, row, alignment);
  };
  const row = createScrollRow({
    window: environment.window,
    container,
    isRightToLeft: context.isRightToLeft,
    signal,
  });
  const glide = async (index: number, durationMs: number): Promise<void> => {
    isMoving = true;
    await row.glideTo(offsetOf(index), context.isMotionOff() ? 0 : durationMs);
    isMoving = false;
  };
  // Thumbnails are a native scroll container.
  if (!context.isThumbnails) {
    watchWheel({ ...context, surface: container });
    dragRow(
      context,
      row,
      () => isMoving,
      (durationMs) => void glide(current, durationMs),
    );
  }

  const use = (index: number, event: Event): void => {
    const slide = slides[index];
    if (slide === undefined) return;
    const effect = stripClick(index === current, settings.activeSlideClick);
    if (effect === 'select') {
      event.preventDefault();
      // The press must not reach the lightbox or a link: the slide is not the current one yet.
      event.stopPropagation();
      context.move({ to: index });
    } else if (slide.clickThrough !== null) {
      leaveThrough(environment.window, slide, event);
    } else if (settings.lightbox && slide.type === 'image') {
      event.preventDefault();
      event.stopPropagation();
      context.openLightbox(index);
    } else if (slide.type === 'image' && effect !== 'nothing') {
      context.move(effect);
    }
  };
  const slideOf = (target: EventTarget | null): number =>
    slides.findIndex(({ element }) => target instanceof Node && element.contains(target));
  container.addEventListener(
    'click',
    (event) => {
      const isOnOwn = event.target instanceof Element && event.target.closest(OWN_CLICK) !== null;
      const index = slideOf(event.target);
      if (index === -1 || (isOnOwn && index === current)) return;
      use(index, event);
    },
    { signal, capture: true },
  );
  container.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      const index = slides.findIndex(
        (slide) => targetOf(slide) === event.target || slide.element === event.target,
      );
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (index === -1 || target === null) return;
      event.preventDefault();
      target.click();
    },
    { signal, capture: true },
  );

  const mark = (index: number): void => {
    const slide = slides[index];
    if (slide === undefined) return;
    const isCurrent = index === current;
    if (isCurrent) slide.element.setAttribute('aria-current', 'true');
    else slide.element.removeAttribute('aria-current');
    if (slide.type !== 'video') return;
    // GAL-171; the slide gets the focus instead.
    for (const media of slide.element.querySelectorAll<HTMLElement>(MEDIA)) media.inert = !isCurrent;
    if (isCurrent) slide.element.removeAttribute('tabindex');
    else slide.element.tabIndex = 0;
  };
  for (const [index, slide] of slides.entries()) {
    makePressable(slide);
    mark(index);
  }
  return {
    moves: true,
    async show(index, change, motion) {
      const last = current;
      current = index;
      for (const at of [left, last]) slides[at]?.element.toggleAttribute(LEFT, at === last);
      left = last;
      mark(last);
      mark(index);
      if (change !== null) await glide(index, motion?.durationMs ?? transitionSpeedMs('strip'));
      // A row starts at its beginning; measuring it here would force a layout.
      else if (last !== -1 || index !== 0) row.jumpTo(offsetOf(index));
    },
    layOut: () => row.jumpTo(offsetOf(current)),
    destroy() {
      for (const slide of slides) {
        for (const name of ['aria-current', 'tabindex', LEFT]) slide.element.removeAttribute(name);
        for (const media of slide.element.querySelectorAll<HTMLElement>(MEDIA)) {
          media.inert = false;
          if (media.localName === 'a') continue;
          media.role = null;
          media.removeAttribute('tabindex');
        }
      }
    },
  };
};

/** The focusable element of a slide. */
function targetOf({ element }: Slide): HTMLElement {
  return element.matches('button') ? element : (element.querySelector<HTMLElement>(MEDIA) ?? element);
}

/** Slides without a link of their own are pressed like buttons (GAL-167 to GAL-169). */
function makePressable(slide: Slide): void {
  const target = targetOf(slide);
  if (slide.type === 'video' || target === slide.element || target.localName === 'a') return;
  target.role = 'button';
  target.tabIndex = 0;
}
