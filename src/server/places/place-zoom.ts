/** Close enough to see the house. */
const CLOSEST = 17;
const FARTHEST = 3;
const WITHOUT_VIEWPORT = 15;

interface Viewport {
  readonly low: { readonly latitude: number; readonly longitude: number };
  readonly high: { readonly latitude: number; readonly longitude: number };
}

/** The zoom at which a viewport is about as wide as a map block: half the world at 1, half of it with each step. */
export function zoomForViewport(viewport: Viewport | null): number {
  if (viewport === null) return WITHOUT_VIEWPORT;
  const { low, high } = viewport;
  // Across the date line the east is the smaller number.
  const width = (high.longitude - low.longitude + 360) % 360;
  const height = Math.abs(high.latitude - low.latitude);
  const span = Math.max(width, height * 2);
  if (span === 0) return CLOSEST;
  return Math.min(CLOSEST, Math.max(FARTHEST, Math.floor(Math.log2(720 / span))));
}

/** The zoom at which a town of so many people fills a map block. */
export function zoomForPopulation(population: number): number {
  if (population >= 1_000_000) return 10;
  if (population >= 100_000) return 11;
  return population >= 20_000 ? 12 : 13;
}
