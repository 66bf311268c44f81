import { transitionSpeedMs } from '#domain/galleries/gallery-times.ts';
import { carouselGroups, slidesOfGroup } from '#domain/galleries/layout-carousel.ts';
import type { CreateDesign } from '../gallery-parts.ts';
import { dragRow } from '../row-drag.ts';
import { createScrollRow } from '../scroll-row.ts';
import { watchWheel } from '../watch-wheel.ts';

/** Slides in groups that move together; it never loops (GAL-181 to GAL-190). */
export const create: CreateDesign = (context) => {
  const { environment, container, slides, settings, signal } = context;
  let perGroup = slidesOfGroup(settings.slidesPerRow, context.startWidth);
  let group = 0;
  let isShown = false;
  let isMoving = false;
  const offsetOf = (index: number): number => {
    const first = slides[index * perGroup]?.element;
    if (first === undefined) return 0;
    return Math.max(0, Math.min(row.startOf(first), row.contentSize - row.size));
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
  watchWheel({ ...context, surface: container });
  dragRow(
    context,
    row,
    () => isMoving,
    (durationMs) => void glide(group, durationMs),
  );
  const recount = (): void => context.recount(carouselGroups(slides.length, perGroup, 0).count);
  recount();
  return {
    moves: true,
    slideAt: (index) => index * perGroup,
    indexOf: (slide) => carouselGroups(slides.length, perGroup, slide).index,
    async show(index, change, motion) {
      const isFirst = !isShown;
      isShown = true;
      group = index;
      if (change !== null) await glide(index, motion?.durationMs ?? transitionSpeedMs('carousel'));
      // A row starts at its beginning; measuring it here would force a layout.
      else if (!isFirst || index !== 0) row.jumpTo(offsetOf(index));
    },
    layOut() {
      const first = group * perGroup;
      perGroup = slidesOfGroup(settings.slidesPerRow, container.clientWidth);
      group = carouselGroups(slides.length, perGroup, first).index;
      recount();
      context.arrived(group);
      row.jumpTo(offsetOf(group));
    },
    destroy: () => undefined,
  };
};
