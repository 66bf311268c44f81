/** A colour as a point: lightness and the two opponent axes of OKLab. */
export type ColorPoint = readonly [lightness: number, a: number, b: number];

/** Points that lie together, and the middle of them. */
export interface PointCluster {
  readonly centre: ColorPoint;
  readonly size: number;
}

const MAX_ROUNDS = 30;

/**
 * Groups points around at most `count` centres (k-means). The first centres are the points farthest from each other,
 * so the same points always give the same groups. Fewer distinct points give fewer groups.
 * @throws RangeError for a point that is not finite
 */
export function clusterPoints(points: readonly ColorPoint[], count: number): readonly PointCluster[] {
  if (points.some((point) => !point.every(Number.isFinite))) throw new RangeError('A color is not a number');
  let clusters: readonly PointCluster[] = firstCentres(points, count).map((centre) => ({ centre, size: 0 }));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const groups = clusters.map((): ColorPoint[] => []);
    for (const point of points) groups[nearestIndex(clusters, point)]?.push(point);
    const next = groups
      .filter((group) => group.length > 0)
      .map((group) => ({ centre: middleOf(group), size: group.length }));
    const isSettled =
      next.length === clusters.length &&
      next.every(({ centre }, index) => distance(centre, clusters[index]?.centre ?? centre) === 0);
    clusters = next;
    if (isSettled) break;
  }
  return clusters;
}

/** How far two colours are apart. */
export function distance(first: ColorPoint, second: ColorPoint): number {
  return Math.hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

function firstCentres(points: readonly ColorPoint[], count: number): readonly ColorPoint[] {
  const [first] = points;
  if (first === undefined) return [];
  const centres: ColorPoint[] = [first];
  const gaps = points.map((point) => distance(point, first));
  while (centres.length < count) {
    const farthest = gaps.indexOf(Math.max(...gaps));
    const centre = points[farthest];
    if (centre === undefined || gaps[farthest] === 0) break;
    centres.push(centre);
    for (const [index, point] of points.entries()) {
      gaps[index] = Math.min(gaps[index] ?? 0, distance(point, centre));
    }
  }
  return centres;
}

function nearestIndex(clusters: readonly PointCluster[], point: ColorPoint): number {
  const distances = clusters.map(({ centre }) => distance(centre, point));
  return distances.indexOf(Math.min(...distances));
}

function middleOf(points: readonly ColorPoint[]): ColorPoint {
  const sum = points.reduce<[number, number, number]>(
    (total, [l, a, b]) => [total[0] + l, total[1] + a, total[2] + b],
    [0, 0, 0],
  );
  return [sum[0] / points.length, sum[1] / points.length, sum[2] / points.length];
}
