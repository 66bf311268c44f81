import { transitionSpeedMs } from '#domain/galleries/gallery-times.ts';
import { slideClick } from '#domain/galleries/slide-click.ts';
import { swipeDuration, swipeMove } from '#domain/galleries/swipe.ts';
import { snapMove } from '#domain/galleries/snap-point.ts';
import { stepSlide } from '#domain/galleries/slide-index.ts';
import type { CreateDesign, Motion, SlidePair } from '../gallery-parts.ts';
import { markNear, NEAR } from '../mark-near.ts';
import { playFrames } from '../play-frames.ts';
import { watchDrag } from '../watch-drag.ts';
import { watchWheel } from '../watch-wheel.ts';
import { leaveThrough } from './leave-through.ts';

/** Elements that handle clicks themselves. */
const OWN_CLICK = 'a, button, input, textarea, select, label, summary, video, audio, iframe';

/** Slides over each other, one visible: what owners know as a slideshow (GAL-75, GAL-131 to GAL-154). */
export const create: CreateDesign = (context, transition) => {
  const { environment, container, slides, settings, signal, isRightToLeft } = context;
  if (transition === null) throw new Error('Gallery transition not found');
  let shown = -1;
  let isPlaying = false;
  let drawn: SlidePair | null = null;
  const elementAt = (index: number): HTMLElement | null => slides[index]?.element ?? null;
  for (const { element } of slides) element.hidden = true;

  /** Slides with inline styles: the others have nothing to reset. */
  const drawnSlides = new Set<HTMLElement>();
  const draw = (element: HTMLElement): void => {
    element.hidden = false;
    drawnSlides.add(element);
  };
  const settle = (): void => {
    for (const element of drawnSlides) {
      element.style.translate = '';
      element.inert = false;
      element.hidden = element !== elementAt(shown);
    }
    drawnSlides.clear();
    const current = elementAt(shown);
    if (current !== null) draw(current);
    isPlaying = false;
  };
  /** The height of the gallery is animated to that of the slide (GAL-154). */
  const fitHeight = ({ from, to }: SlidePair, durationMs: number): Promise<void> => {
    const [before, after] = [from.offsetHeight, to?.offsetHeight ?? 0];
    if (before === after) return Promise.resolve();
    return playFrames(container, { height: [`${before}px`, `${after}px`] }, durationMs);
  };
  const neighbour = (moved: number): HTMLElement | null => {
    const isNext = moved < 0 !== isRightToLeft;
    const change = stepSlide({ index: shown, count: slides.length, loops: context.loops }, isNext ? 1 : -1);
    return change === null ? null : elementAt(change.index);
  };
  const isPastEnd = (moved: number): boolean => neighbour(moved) === null;
  const follow = (moved: number): number => transition.follow?.(moved, isPastEnd(moved)) ?? moved;

  watchDrag({
    window: environment.window,
    surface: container,
    signal,
    begin: () => !isPlaying && slides.length > 1,
    follow(moved) {
      const from = elementAt(shown);
      if (from === null) return;
      const to = neighbour(moved);
      if (drawn?.to != null && drawn.to !== to) drawn.to.hidden = true;
      if (to !== null) draw(to);
      drawn = { from, to };
      transition.drag(drawn, follow(moved));
    },
    release(drag) {
      const pair = drawn;
      drawn = null;
      if (pair === null) return;
      const moved = follow(drag?.moved ?? 0);
      const wanted =
        drag === null
          ? null
          : (swipeMove(drag.moved, drag.elapsedMs, isRightToLeft) ??
            snapMove(drag.moved, container.clientWidth, transition.snapShare ?? null, isRightToLeft));
      const durationMs = swipeDuration(drag?.elapsedMs ?? 0, environment.window.innerWidth);
      if (wanted !== null && context.move(wanted, { moved, durationMs })) return;
      isPlaying = true;
      if (context.isMotionOff()) settle();
      else void transition.giveBack(pair, moved).then(settle);
    },
  });
  watchWheel({ ...context, surface: container });

  container.addEventListener(
    'click',
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const slide = slides[shown];
      if (event.defaultPrevented || target === null || slide === undefined) return;
      if (!slide.element.contains(target)) return;
      const { left, width } = slide.element.getBoundingClientRect();
      const link = target.closest<HTMLElement>(OWN_CLICK);
      const isOwnLink = link?.matches('.portico-slide-media') === true;
      const effect = slideClick({
        setting: settings.clickBehaviour,
        x: event.clientX - left,
        width,
        hasClickThrough: slide.clickThrough !== null,
        hasLightbox: settings.lightbox,
        isVideo: slide.type === 'video',
        isOnLink: link !== null && slide.element.contains(link) && !isOwnLink,
      });
      switch (effect) {
        case 'previous':
        case 'next':
          context.move(effect);
          break;
        case 'navigate':
          leaveThrough(environment.window, slide, event);
          break;
        case 'lightbox':
          context.openLightbox(shown);
          break;
        case 'nothing':
          break;
      }
    },
    { signal },
  );

  return {
    moves: true,
    async show(index, change, motion: Motion = {}) {
      const [from, to] = [elementAt(shown), elementAt(index)];
      shown = index;
      if (to === null) return;
      markNear(slides, index, context.loops, context.comesNear);
      if (from === null || from === to || change === null || context.isMotionOff()) {
        settle();
        if (!context.isMotionOff()) transition.rest?.(to);
        return;
      }
      isPlaying = true;
      draw(to);
      if (from.contains(environment.document.activeElement)) {
        to.tabIndex = -1;
        to.focus({ preventScroll: true });
      }
      from.inert = true;
      const durationMs = motion.durationMs ?? transitionSpeedMs('stacked');
      const how = { isForward: change.direction === 'forward', durationMs, moved: motion.moved ?? 0 };
      await Promise.all([transition.play({ from, to }, how), fitHeight({ from, to }, durationMs)]);
      settle();
    },
    destroy() {
      transition.destroy?.();
      for (const { element } of slides) {
        element.hidden = false;
        element.inert = false;
        element.style.translate = '';
        element.removeAttribute(NEAR);
      }
    },
  };
};
