import type { DesignSettings } from './design-settings.ts';
import { IMAGE_TEXT_WIDTHS, IMAGE_VARIANTS, type ImageLayout, type ImageVariant } from './image-layouts.ts';

/** Custom properties: how lines stand, and the free room before and after texts that are narrower than their place. */
const ALIGNMENTS = {
  start: '--image-align:start;--image-before:0;--image-after:auto',
  center: '--image-align:center;--image-before:auto;--image-after:auto',
  end: '--image-align:end;--image-before:auto;--image-after:0',
} as const;

/** By what the room around and between the texts is multiplied. */
const SPACINGS = { small: 0.5, medium: 1, large: 1.75 } as const;

/**
 * The custom properties that image blocks take by their layout (DSGN-69); empty while the design says nothing of it.
 * They belong below the blocks' own rules, so that a block that says something itself keeps it. `variants` bounds them
 * to the layouts that a page has.
 */
export function imageLayoutsCss(
  { imageLayouts }: Pick<DesignSettings, 'imageLayouts'>,
  variants: readonly ImageVariant[] = IMAGE_VARIANTS,
): string {
  return variants
    .map((variant) => {
      const declarations = declarationsOf(variant, imageLayouts?.[variant] ?? {});
      return declarations === '' ? '' : `.portico-block-image[data-variant=${variant}]{${declarations}}`;
    })
    .join('');
}

function declarationsOf(variant: ImageVariant, { alignment, spacing, width }: ImageLayout): string {
  return [
    ...(alignment === undefined ? [] : [ALIGNMENTS[alignment]]),
    ...(spacing === undefined ? [] : [`--image-space:${SPACINGS[spacing]}`]),
    ...(width === undefined
      ? []
      : [`--image-text-width:${Math.min(width, IMAGE_TEXT_WIDTHS[variant].max)}%`]),
  ].join(';');
}
