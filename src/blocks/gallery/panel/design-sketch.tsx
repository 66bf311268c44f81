import type { BlockDesign } from '#domain/galleries/gallery-designs.ts';
import { imageAddress } from '#domain/images/image-address.ts';
import type { ImageValue } from '#domain/images/image-value.ts';
import styles from './panel.module.css';

/** A rectangle in a sketch, in percent of its width and height. */
interface SketchBox {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** The index of the slide in it; absent for lines of text. */
  readonly slide?: number;
}

const THIRD = 32;

/** The positions of the first slides in each design. */
export const SKETCHES: Readonly<Record<BlockDesign, readonly SketchBox[]>> = {
  slideshow: [{ x: 0, y: 0, w: 100, h: 100, slide: 0 }],
  slider: [
    { x: -42, y: 0, w: 60, h: 100, slide: 0 },
    { x: 20, y: 0, w: 60, h: 100, slide: 1 },
    { x: 82, y: 0, w: 60, h: 100, slide: 2 },
  ],
  carousel: [0, 1, 2].map((slide) => ({ x: slide * 34, y: 18, w: THIRD, h: 64, slide })),
  grid: [0, 1, 2, 3, 4, 5].map((slide) => ({
    x: (slide % 3) * 34,
    y: slide < 3 ? 0 : 52,
    w: THIRD,
    h: 48,
    slide,
  })),
  autogrid: [0, 1, 2, 3].map((slide) => ({
    x: (slide % 2) * 51,
    y: slide < 2 ? 0 : 52,
    w: 49,
    h: 48,
    slide,
  })),
  autocolumns: [
    { x: 0, y: 0, w: THIRD, h: 62, slide: 0 },
    { x: 34, y: 0, w: THIRD, h: 38, slide: 1 },
    { x: 68, y: 0, w: THIRD, h: 54, slide: 2 },
    { x: 34, y: 42, w: THIRD, h: 58, slide: 3 },
    { x: 68, y: 58, w: THIRD, h: 42, slide: 4 },
    { x: 0, y: 66, w: THIRD, h: 34, slide: 5 },
  ],
  rows: [
    { x: 0, y: 0, w: 58, h: 48, slide: 0 },
    { x: 60, y: 0, w: 40, h: 48, slide: 1 },
    { x: 0, y: 52, w: 30, h: 48, slide: 2 },
    { x: 32, y: 52, w: 30, h: 48, slide: 3 },
    { x: 64, y: 52, w: 36, h: 48, slide: 4 },
  ],
  stacked: [0, 1].map((slide) => ({ x: 0, y: slide * 52, w: 100, h: 48, slide })),
  list: [0, 1].flatMap((slide): readonly SketchBox[] => [
    { x: 0, y: slide * 52, w: 40, h: 48, slide },
    { x: 45, y: slide * 52 + 8, w: 50, h: 30 },
  ]),
};

interface DesignSketchProps {
  readonly design: BlockDesign;
  readonly pictures: readonly ImageValue[];
}

/** A thumbnail of a design with the owner's own first pictures; grey where there are none. */
export function DesignSketch({ design, pictures }: DesignSketchProps) {
  return (
    <span className={styles['sketch']} aria-hidden="true">
      {SKETCHES[design].map(({ x, y, w, h, slide }) => {
        const image = slide === undefined ? undefined : pictures[slide % Math.max(1, pictures.length)];
        return (
          <span
            key={`${x} ${y}`}
            className={slide === undefined ? styles['lines'] : styles['picture']}
            style={{
              left: `${x}%`,
              top: `${y}%`,
              width: `${w}%`,
              height: `${h}%`,
              ...(image === undefined
                ? {}
                : {
                    backgroundImage: `url("${imageAddress(image, 300, 'webp')}")`,
                    backgroundPosition: `${image.focalPoint.x * 100}% ${image.focalPoint.y * 100}%`,
                  }),
            }}
          />
        );
      })}
    </span>
  );
}
