// Geometry of the shipped world map, on the unit square of the web's map projection.

const MAX_LATITUDE = 85.0511287798;
/** How far outlines that end at the edge of the world are drawn beyond it, so that the edge itself is not seen. */
const BEYOND = 0.05;

/** Longitude and latitude to the unit square; what lies on the edge of the world lies beyond it. */
export function projectPoint([lng, lat]) {
  const x = (lng + 180) / 360;
  if (lat <= -MAX_LATITUDE) return [x, 1 + BEYOND];
  const sine = Math.sin((Math.min(lat, MAX_LATITUDE) * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  if (x < 1e-7) return [-BEYOND, y];
  return x > 1 - 1e-7 ? [1 + BEYOND, y] : [x, y];
}

/** Douglas and Peucker's way; the ends stay where they are. */
export function simplify(points, tolerance) {
  if (points.length < 3) return points;
  const kept = new Uint8Array(points.length);
  kept[0] = 1;
  kept[points.length - 1] = 1;
  const open = [[0, points.length - 1]];
  while (open.length > 0) {
    const [from, to] = open.pop();
    let farthest = 0;
    let at = -1;
    for (let index = from + 1; index < to; index += 1) {
      const distance = distanceToSegment(points[index], points[from], points[to]);
      if (distance > farthest) [farthest, at] = [distance, index];
    }
    if (at === -1 || farthest <= tolerance) continue;
    kept[at] = 1;
    open.push([from, at], [at, to]);
  }
  return points.filter((_, index) => kept[index] === 1);
}

function distanceToSegment([x, y], [fromX, fromY], [toX, toY]) {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - fromX) * dx + (y - fromY) * dy) / length));
  return Math.hypot(x - fromX - share * dx, y - fromY - share * dy);
}

export function ringArea(ring) {
  let sum = 0;
  for (let at = 1; at < ring.length; at += 1) {
    sum += ring[at - 1][0] * ring[at][1] - ring[at][0] * ring[at - 1][1];
  }
  return sum / 2;
}

/** The part of a ring inside a rectangle, by Sutherland and Hodgman's way. */
export function clipRing(ring, [left, top, right, bottom]) {
  const edges = [
    [0, left, 1],
    [0, right, -1],
    [1, top, 1],
    [1, bottom, -1],
  ];
  let points = ring.slice(0, -1);
  for (const [axis, limit, sign] of edges) {
    const isInside = (point) => (point[axis] - limit) * sign >= 0;
    const clipped = [];
    for (const [at, point] of points.entries()) {
      const before = points[(at + points.length - 1) % points.length];
      if (isInside(point) !== isInside(before)) {
        const share = (limit - before[axis]) / (point[axis] - before[axis]);
        clipped.push([
          before[0] + share * (point[0] - before[0]),
          before[1] + share * (point[1] - before[1]),
        ]);
      }
      if (isInside(point)) clipped.push(point);
    }
    points = clipped;
    if (points.length === 0) break;
  }
  return points;
}

/** The runs of a line that touch a rectangle. */
export function clipLine(line, [left, top, right, bottom]) {
  const runs = [];
  let run = [];
  for (let at = 1; at < line.length; at += 1) {
    const [[x, y], [nextX, nextY]] = [line[at - 1], line[at]];
    const touches =
      Math.max(x, nextX) >= left &&
      Math.min(x, nextX) <= right &&
      Math.max(y, nextY) >= top &&
      Math.min(y, nextY) <= bottom;
    if (touches) {
      if (run.length === 0) run.push(line[at - 1]);
      run.push(line[at]);
    } else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  if (run.length > 0) runs.push(run);
  return runs;
}
