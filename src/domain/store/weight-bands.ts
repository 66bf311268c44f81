/** A band: up to a weight, bound included. */
interface Band {
  readonly upToGrams: number;
}

/**
 * The first band that ends where one before it ends already or earlier, so that the two overlap; null where each goes on
 * where the one before ends. Bands have no beginning of their own, so there can be no gap (ORD-59).
 */
export function overlappingBand(bands: readonly Band[]): number | null {
  const index = bands.findIndex((band, at) => at > 0 && band.upToGrams <= (bands[at - 1]?.upToGrams ?? 0));
  return index === -1 ? null : index;
}
