import type { CreateDesign } from './gallery-parts.ts';

/** All slides stand in the page as the server wrote them: nothing moves, a click opens a slide or its link. */
export const createStillDesign: CreateDesign = () => ({
  moves: false,
  show: () => Promise.resolve(),
  destroy: () => undefined,
});
