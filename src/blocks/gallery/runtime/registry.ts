import type { GALLERY_DESIGNS } from '#domain/galleries/gallery-designs.ts';
import { findNamed } from '#domain/galleries/gallery-names.ts';
import type { TRANSITIONS } from '#domain/galleries/gallery-settings.ts';
import { create as createAutocolumns } from './designs/autocolumns.ts';
import { create as createAutogrid } from './designs/autogrid.ts';
import { create as createAutorows } from './designs/autorows.ts';
import { create as createBase } from './designs/base.ts';
import { create as createGrid } from './designs/grid.ts';
import { create as createList } from './designs/list.ts';
import type { CreateDesign, CreateTransition } from './gallery-parts.ts';

type Fetch<Part> = () => Promise<{ readonly create: Part }>;

/** One that is there already. */
const at =
  (create: CreateDesign): Fetch<CreateDesign> =>
  () =>
    Promise.resolve({ create });

/** All designs; of those with transitions a page loads the ones of its galleries only. */
const DESIGNS: Readonly<Record<(typeof GALLERY_DESIGNS)[number], Fetch<CreateDesign>>> = {
  base: at(createBase),
  stacked: () => import('./designs/stacked.ts'),
  strip: () => import('./designs/strip.ts'),
  grid: at(createGrid),
  autogrid: at(createAutogrid),
  autocolumns: at(createAutocolumns),
  autorows: at(createAutorows),
  carousel: () => import('./designs/carousel.ts'),
  list: at(createList),
};

const TRANSITION_PARTS: Readonly<Record<(typeof TRANSITIONS)[number], Fetch<CreateTransition>>> = {
  fade: () => import('./transitions/fade.ts'),
  'ken-burns': () => import('./transitions/ken-burns.ts'),
  'new-swipe': () => import('./transitions/new-swipe.ts'),
  scroll: () => import('./transitions/scroll.ts'),
  swipe: () => import('./transitions/swipe.ts'),
};

/** The loader of a design; throws for an unknown name (GAL-16, GAL-18). */
export function designNamed(name: string): Fetch<CreateDesign> {
  return findNamed('design', DESIGNS, name);
}

/** The loader of a transition; throws for an unknown name (GAL-18, GAL-146). */
export function transitionNamed(name: string): Fetch<CreateTransition> {
  return findNamed('transition', TRANSITION_PARTS, name);
}
