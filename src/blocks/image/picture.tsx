import type { CSSProperties } from 'react';
import { IMAGE_WIDTHS, type ImageValue } from '#domain/media/image-value.ts';

interface PictureProps {
  readonly image: ImageValue;
  /** The `sizes` attribute: how wide the picture is shown, by window width. */
  readonly sizes: string;
  /** Fetched at once, before everything else: for the first picture of a page. */
  readonly isFirst?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
}

const FALLBACK_WIDTH_PX = 1500;
/** Pictures that move lose by being turned into another format. */
const MOVING = /\.gif$/i;
/** Drawings are the same in every width. */
const DRAWN = /\.svg$/i;

/**
 * A picture in the widths of IMG-15, never wider than its original (IMG-16), as AVIF and WebP beside the original,
 * with its size (no shift while loading, IMG-14) and its focal point kept in view (IMG-28).
 */
export function Picture({ image, sizes, isFirst = false, className, style }: PictureProps) {
  const widths = DRAWN.test(image.path)
    ? []
    : IMAGE_WIDTHS.filter((width) => width <= image.width).toReversed();
  const sizing = isFirst ? sizes : `auto, ${sizes}`;
  const fallback = widths.findLast((width) => width <= FALLBACK_WIDTH_PX);
  const img = (
    <img
      src={fallback === undefined ? image.path : `${image.path}?format=${fallback}w`}
      {...(widths.length > 0 ? { srcSet: sourceSet(image, widths), sizes: sizing } : {})}
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
  if (widths.length === 0 || MOVING.test(image.path)) return img;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(image, widths, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={sourceSet(image, widths, 'webp')} sizes={sizes} />
      {img}
    </picture>
  );
}

function sourceSet(image: ImageValue, widths: readonly number[], type?: 'avif' | 'webp'): string {
  const suffix = type === undefined ? '' : `&type=${type}`;
  return widths.map((width) => `${image.path}?format=${width}w${suffix} ${width}w`).join(', ');
}

function percent(fraction: number): string {
  return `${Math.round(fraction * 1000) / 10}%`;
}
