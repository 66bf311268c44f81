/** The canvas an image is drawn on before its colours are taken, in px each way (PAL-29). */
export const EXTRACTION_SIZE = 256;
/** How many points of an image are looked at (PAL-30). */
export const SAMPLE_COUNT = 200;

/** The fixed start of the sequence of points, so that an image always gives the same colours (PAL-38). */
const SEED = 0.5;
/** The steps of the R2 sequence, which fills a square evenly however many of its points are used. */
const STEP_X = 0.7548776662466927;
const STEP_Y = 0.5698402909980532;

/** Red, green, blue and opacity of every pixel, row by row: what a canvas gives. */
export interface PixelImage {
  readonly data: Uint8ClampedArray | Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** A pixel, each part 0 to 255. */
export type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

/**
 * Pixels of points that lie evenly over the usable part of an image: 200, or all usable ones met where there are fewer
 * (PAL-30, PAL-38). No pixel is taken twice.
 */
export function samplePixels(
  { data, width, height }: PixelImage,
  isUsable: (pixel: Pixel) => boolean,
): readonly Pixel[] {
  const samples: Pixel[] = [];
  const taken = new Set<number>();
  const tries = 4 * width * height;
  for (let step = 1; step <= tries && samples.length < SAMPLE_COUNT; step += 1) {
    const x = Math.floor(((SEED + step * STEP_X) % 1) * width);
    const y = Math.floor(((SEED + step * STEP_Y) % 1) * height);
    const offset = (y * width + x) * 4;
    if (taken.has(offset)) continue;
    taken.add(offset);
    const pixel: Pixel = [
      data[offset] ?? 0,
      data[offset + 1] ?? 0,
      data[offset + 2] ?? 0,
      data[offset + 3] ?? 0,
    ];
    if (isUsable(pixel)) samples.push(pixel);
  }
  return samples;
}
