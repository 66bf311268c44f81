import type { BlockDesign } from '#domain/galleries/gallery-designs.ts';
import { imageAddress } from '#domain/media/image-address.ts';
import type { ImageValue } from '#domain/media/image-value.ts';
import styles from './panel.module.css';

/** A place in a sketch, in percent of its width and height. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Lines of text stand there in place of a picture. */
  readonly isText?: true;
}

const THIRD = 32;

/** Where the first slides stand in each design. */
export const SKETCHES: Readonly<Record<BlockDesign, readonly Place[]>> = {
  slideshow: [{ x: 0, y: 0, w: 100, h: 100 }],
  slider: [
    { x: 20, y: 0, w: 60, h: 100 },
    { x: -42, y: 0, w: 60, h: 100 },
    { x: 82, y: 0, w: 60, h: 100 },
  ],
  carousel: [0, 34, 68].map((x) => ({ x, y: 18, w: THIRD, h: 64 })),
  grid: [0, 52].flatMap((y) => [0, 34, 68].map((x) => ({ x, y, w: THIRD, h: 48 }))),
  autogrid: [0, 52].flatMap((y) => [0, 51].map((x) => ({ x, y, w: 49, h: 48 }))),
  autocolumns: [
    { x: 0, y: 0, w: THIRD, h: 62 },
    { x: 34, y: 0, w: THIRD, h: 38 },
    { x: 68, y: 0, w: THIRD, h: 54 },
    { x: 34, y: 42, w: THIRD, h: 58 },
    { x: 68, y: 58, w: THIRD, h: 42 },
    { x: 0, y: 66, w: THIRD, h: 34 },
  ],
  stacked: [0, 52].map((y) => ({ x: 0, y, w: 100, h: 48 })),
  list: [0, 52].flatMap((y): readonly Place[] => [
    { x: 0, y, w: 40, h: 48 },
    { x: 45, y: y + 8, w: 50, h: 30, isText: true },
  ]),
};

interface DesignSketchProps {
  readonly design: BlockDesign;
  readonly pictures: readonly ImageValue[];
}

/** A design in small, made of the owner's own first pictures; grey where there are none. */
export function DesignSketch({ design, pictures }: DesignSketchProps) {
  let used = -1;
  return (
    <span className={styles['sketch']} aria-hidden="true">
      {SKETCHES[design].map(({ x, y, w, h, isText }) => {
        if (isText !== true) used += 1;
        const image = isText === true ? undefined : pictures[used % Math.max(1, pictures.length)];
        return (
          <span
            key={`${x} ${y}`}
            className={isText === true ? styles['lines'] : styles['picture']}
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
