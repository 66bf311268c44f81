/** Why a quantity changed. */
export const MOVEMENT_KINDS = [
  'reserved',
  'released',
  'sold',
  'canceled',
  'returned',
  'counted',
  'imported',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/**
 * What a movement of some pieces adds to the quantity. Pieces leave with their reservation, so that selling them adds
 * nothing; a count is given as what it adds.
 */
export function effectOf(kind: MovementKind, pieces: number): number {
  switch (kind) {
    case 'reserved':
      return -pieces;
    case 'sold':
      return 0;
    case 'released':
    case 'canceled':
    case 'returned':
    case 'counted':
    case 'imported':
      return pieces;
  }
}
