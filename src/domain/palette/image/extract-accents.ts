import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  useMode as registerMode,
  wcagLuminance,
} from 'culori/fn';
import { fail, ok, type Result } from '#lib/result.ts';
import { clusterPoints, distance, type ColorPoint, type PointCluster } from './cluster-points.ts';
import { samplePixels, type Pixel, type PixelImage } from './sample-points.ts';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklab);
registerMode(modeOklch);
const toOklab = converter('oklab');

/** How many groups the points are put into (PAL-31). */
export const CLUSTER_COUNT = 12;
/** How many accents are proposed at most (PAL-32). */
export const MAX_CANDIDATES = 3;
/**
 * The luminance below which a colour is near-black, and above which it is near-white; the limits themselves are used
 * (PAL-34 to PAL-36).
 */
export const MIN_LUMINANCE = 0.15;
export const MAX_LUMINANCE = 0.95;

/** Reported where no clusters are found (PAL-37). */
export const CLUSTER_ERROR = 'Error computing Mondrian clusters';

/** Pixels of a lower opacity (0 to 255) are ignored, since their colour cannot be seen (PAL-33). */
const MIN_OPACITY = 128;
/** Candidates with a smaller distance look alike (in OKLab). */
const LIKENESS = 0.1;
/** The weight of a grey compared with a colour of the same area. */
const GREY_WORTH = 0.03;

/**
 * Up to three accents that an image suggests, the best first, as `#rrggbb` (PAL-29 to PAL-38). An empty list means that
 * the image has no usable colour. Pure: the same pixels always give the same accents.
 * @param image drawn on a canvas of 256 × 256
 * @param group for tests: what puts points into groups
 */
export function extractAccents(
  image: PixelImage,
  group: typeof clusterPoints = clusterPoints,
): Result<readonly string[], string> {
  let clusters: readonly PointCluster[];
  try {
    clusters = group(samplePixels(image, isUsablePixel).map(pointOf), CLUSTER_COUNT);
  } catch {
    return fail(CLUSTER_ERROR);
  }
  const candidates: ColorPoint[] = [];
  for (const { centre } of clusters.toSorted((a, b) => worthOf(b) - worthOf(a))) {
    if (candidates.length === MAX_CANDIDATES) break;
    if (candidates.every((other) => distance(other, centre) >= LIKENESS)) candidates.push(centre);
  }
  return ok(candidates.map(hexOf));
}

/** Whether a pixel counts: seen, neither near-black nor near-white (PAL-33 to PAL-36). */
export function isUsablePixel([red, green, blue, opacity]: Pixel): boolean {
  if (opacity < MIN_OPACITY) return false;
  const luminance = wcagLuminance({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
  return luminance >= MIN_LUMINANCE && luminance <= MAX_LUMINANCE;
}

function pointOf([red, green, blue]: Pixel): ColorPoint {
  const { l, a, b } = toOklab({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 });
  return [l, a, b];
}

/** Large and saturated groups come first (PAL-38). */
function worthOf({ centre: [, a, b], size }: PointCluster): number {
  return size * (GREY_WORTH + Math.hypot(a, b));
}

function hexOf([l, a, b]: ColorPoint): string {
  return formatHex(clampChroma({ mode: 'oklab', l, a, b }, 'oklch'));
}
