import type { CSSProperties } from 'react';
import {
  hasImageWidths,
  imageAddress,
  imageSourceSet,
  imageWidthFor,
  imageWidths,
  type ImageFormat,
} from '#domain/images/image-address.ts';
import type { ImageValue } from '#domain/images/image-value.ts';

interface PictureProps {
  readonly image: ImageValue;
  /** The `sizes` attribute: how wide the picture is shown, by window width. */
  readonly sizes: string;
  /** Loaded eagerly, with high priority: for the first picture of a page. */
  readonly isFirst?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
}

const FALLBACK_WIDTH_PX = 1500;
/** Formats of animations, which other formats would lose. */
const MOVING = /\.gif$/i;

/**
 * A picture in the widths of IMG-15 up to its own (IMG-16), as AVIF and WebP beside the original,
 * with its size (no shift while loading, IMG-14) and its focal point kept in view (IMG-28).
 */
export function Picture({ image, sizes, isFirst = false, className, style }: PictureProps) {
  // A single width needs no `srcset`.
  const hasWidths = hasImageWidths(image.path) && imageWidths(image.width).length > 1;
  const fallback = imageWidthFor(FALLBACK_WIDTH_PX, 1, image.width);
  const sizing = isFirst ? sizes : `auto, ${sizes}`;
  const img = (
    <img
      src={hasWidths ? imageAddress(image, fallback) : image.path}
      {...(hasWidths ? { srcSet: sourceSet(image), sizes: sizing } : {})}
      alt={image.alt}
      width={image.width}
      height={image.height}
      loading={isFirst ? 'eager' : 'lazy'}
      {...(isFirst ? { fetchPriority: 'high' as const } : { decoding: 'async' as const })}
      {...(className === undefined ? {} : { className })}
      style={{
        objectPosition: `${percent(image.focalPoint.x)} ${percent(image.focalPoint.y)}`,
        ...style,
      }}
    />
  );
  if (!hasWidths || MOVING.test(image.path)) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={sizes} />
      {img}
    </picture>
  );
}

/** Some ten addresses in each format. Images are immutable, and those of parsed blocks are cached with them. */
const sourceSets = new WeakMap<ImageValue, Map<ImageFormat | null, string>>();

function sourceSet(image: ImageValue, type?: ImageFormat): string {
  const known = sourceSets.get(image) ?? new Map<ImageFormat | null, string>();
  sourceSets.set(image, known);
  const set = known.get(type ?? null) ?? imageSourceSet(image, type);
  known.set(type ?? null, set);
  return set;
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
