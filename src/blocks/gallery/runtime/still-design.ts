import type { CreateDesign } from './gallery-parts.ts';

/** A design without motion: the slides stay as the server wrote them, a click opens a slide or its link. */
export const createStillDesign: CreateDesign = () => ({
  moves: false,
  show: () => Promise.resolve(),
  destroy: () => undefined,
});
