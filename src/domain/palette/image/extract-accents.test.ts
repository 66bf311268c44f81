import { describe, expect, it, vi } from 'vitest';
import { clusterPoints, type ColorPoint } from './cluster-points.ts';
import {
  CLUSTER_COUNT,
  CLUSTER_ERROR,
  extractAccents,
  isUsablePixel,
  MAX_CANDIDATES,
} from './extract-accents.ts';
import { EXTRACTION_SIZE, SAMPLE_COUNT, samplePixels, type Pixel, type PixelImage } from './sample-points.ts';

/** A picture of 256 × 256 whose colours follow from their place. */
function picture(colorAt: (x: number, y: number) => Pixel): PixelImage {
  const data = new Uint8ClampedArray(EXTRACTION_SIZE * EXTRACTION_SIZE * 4);
  for (let y = 0; y < EXTRACTION_SIZE; y += 1) {
    for (let x = 0; x < EXTRACTION_SIZE; x += 1) data.set(colorAt(x, y), (y * EXTRACTION_SIZE + x) * 4);
  }
  return { data, width: EXTRACTION_SIZE, height: EXTRACTION_SIZE };
}

const RED: Pixel = [200, 60, 60, 255];
const TEAL: Pixel = [40, 160, 150, 255];
const GREY: Pixel = [150, 150, 150, 255];
const WHITE: Pixel = [255, 255, 255, 255];
const BLACK: Pixel = [0, 0, 0, 255];
const accentsOf = (image: PixelImage): readonly string[] => {
  const found = extractAccents(image);
  return found.ok ? found.value : [];
};

describe('sample points', () => {
  it('are 200 on a picture of 256 × 256 [PAL-29] [PAL-30]', () => {
    expect([EXTRACTION_SIZE, SAMPLE_COUNT]).toEqual([256, 200]);
    expect(
      samplePixels(
        picture(() => RED),
        () => true,
      ),
    ).toHaveLength(200);
  });

  it('lie evenly over the picture, at the same places each time [PAL-38]', () => {
    const photo = picture((x, y) => [x, y, 0, 255]);
    const samples = samplePixels(photo, () => true);
    expect(samplePixels(photo, () => true)).toEqual(samples);
    const counts = new Map<number, number>();
    for (const [x, y] of samples) {
      const field = Math.floor(x / 64) * 4 + Math.floor(y / 64);
      counts.set(field, (counts.get(field) ?? 0) + 1);
    }
    // 200 points in 16 fields are 12.5 each.
    expect(counts.size).toBe(16);
    for (const count of counts.values()) expect(Math.abs(count - 12.5)).toBeLessThan(4);
  });

  it('all fall on what can be used, even where that is small', () => {
    const mark = picture((x, y) => (x < 20 && y < 20 ? TEAL : WHITE));
    const samples = samplePixels(mark, isUsablePixel);
    expect(samples.length).toBeGreaterThan(100);
    expect(samples.every((pixel) => pixel.join() === TEAL.join())).toBe(true);
  });
});

describe('pixels', () => {
  it.each([
    ['transparent', [200, 60, 60, 0], false],
    ['mostly transparent', [200, 60, 60, 100], false],
    ['opaque', RED, true],
  ] as const)('that are %s count: [PAL-33]', (_name, pixel, isUsed) => {
    expect(isUsablePixel(pixel)).toBe(isUsed);
  });

  // Colours as near to the limits as there are any: 0.1499999, 0.15000000, 0.9499980, 0.9500026.
  it.each([
    ['black', BLACK, false],
    ['just near-black', [160, 89, 65, 255], false],
    ['at the lower limit', [169, 26, 232, 255], true],
    ['a grey in the middle', GREY, true],
    ['at the upper limit', [239, 252, 252, 255], true],
    ['just near-white', [243, 254, 218, 255], false],
    ['white', WHITE, false],
  ] as const)(
    'that are %s count by their luminance, from 0.15 to 0.95 [PAL-34] [PAL-35]',
    (_name, pixel, isUsed) => {
      expect(isUsablePixel(pixel)).toBe(isUsed);
    },
  );

  it('give no accent where they do not count, one where they do [PAL-34] [PAL-36]', () => {
    expect(accentsOf(picture(() => [160, 89, 65, 255]))).toEqual([]);
    expect(accentsOf(picture(() => [169, 26, 232, 255]))).toEqual(['#a91ae8']);
    expect(accentsOf(picture(() => [239, 252, 252, 255]))).toEqual(['#effcfc']);
    expect(accentsOf(picture(() => [243, 254, 218, 255]))).toEqual([]);
  });
});

describe('accents of a picture', () => {
  it('come from 12 clusters [PAL-31]', () => {
    const group = vi.fn<typeof clusterPoints>(clusterPoints);
    extractAccents(
      picture((x, y) => [x, y, 128, 255]),
      group,
    );
    expect(CLUSTER_COUNT).toBe(12);
    expect(group.mock.calls[0]?.[1]).toBe(12);
    expect(group.mock.calls[0]?.[0]).toHaveLength(200);
    expect(group.mock.results[0]?.value).toHaveLength(12);
  });

  it('are at most three [PAL-32], unlike each other and the same each time [PAL-38]', () => {
    const rainbow = picture((x, y) => [x, y, 255 - x, 255]);
    const accents = accentsOf(rainbow);
    expect(MAX_CANDIDATES).toBe(3);
    expect(accents).toHaveLength(3);
    expect(new Set(accents).size).toBe(3);
    expect(accentsOf(rainbow)).toEqual(accents);
  });

  it('are ranked by how much there is of them and how saturated they are [PAL-38]', () => {
    expect(accentsOf(picture((x) => (x < 160 ? TEAL : RED)))).toEqual(['#28a096', '#c83c3c']);
    expect(accentsOf(picture((x) => (x < 160 ? GREY : RED)))).toEqual(['#c83c3c', '#969696']);
  });

  it('leave near duplicates out [PAL-38]', () => {
    expect(accentsOf(picture((x) => (x % 2 === 0 ? RED : [204, 62, 60, 255])))).toHaveLength(1);
  });

  it.each([
    ['black', BLACK],
    ['white', WHITE],
    ['transparent', [200, 60, 60, 0]],
  ] as const)('are none for a %s picture [PAL-38]', (_name, pixel) => {
    expect(extractAccents(picture(() => pixel))).toEqual({ ok: true, value: [] });
  });

  it('are an error where grouping fails [PAL-37]', () => {
    const failing = (): never => {
      throw new RangeError('no groups');
    };
    expect(CLUSTER_ERROR).toBe('Error computing Mondrian clusters');
    expect(
      extractAccents(
        picture(() => RED),
        failing,
      ),
    ).toEqual({ ok: false, error: CLUSTER_ERROR });
  });
});

describe('clusters', () => {
  it('are as many as there are distinct points at most', () => {
    const points: readonly ColorPoint[] = [
      [0, 0, 0],
      [0, 0, 0],
      [1, 0, 0],
    ];
    expect(clusterPoints(points, 12)).toEqual([
      { centre: [0, 0, 0], size: 2 },
      { centre: [1, 0, 0], size: 1 },
    ]);
    expect(clusterPoints([], 12)).toEqual([]);
  });

  it('refuse points that are no numbers', () => {
    expect(() => clusterPoints([[Number.NaN, 0, 0]], 12)).toThrow(RangeError);
  });
});
