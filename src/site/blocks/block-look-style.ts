import type { CSSProperties } from 'react';
import { colorsOn } from '#domain/design/color-themes.ts';
import { themeTokens } from '#domain/design/design-tokens.ts';
import { themeOfLook, type BlockLook } from '#domain/pages/block-look.ts';

const SHADOWS: Readonly<Record<BlockLook['shadow'], string | null>> = {
  none: null,
  small: '0 1px 3px rgb(0 0 0 / .2)',
  medium: '0 6px 20px rgb(0 0 0 / .18)',
  large: '0 18px 48px rgb(0 0 0 / .24)',
};
/** Blocks whose content reaches their edges and has to be clipped by rounded corners. */
const FILLING_BLOCKS: ReadonlySet<string> = new Set(['image', 'video', 'map', 'gallery', 'embed']);

export interface LookAttributes {
  readonly style: CSSProperties;
  readonly 'data-theme'?: string;
}

/** The attributes of a block's frame that give it its own look; texts in it take the colours of its background (DSGN-57). */
export function lookAttributes(look: BlockLook, blockType: string): LookAttributes {
  const { background, borderWidth, borderColor, radius, padding } = look;
  const theme = themeOfLook(look);
  const shadow = SHADOWS[look.shadow];
  return {
    ...(theme === null ? {} : { 'data-theme': theme }),
    style: {
      ...(background === null || theme !== null ? {} : (themeTokens(colorsOn(background)) as CSSProperties)),
      ...(background === null ? {} : { background: veil(look.opacity), color: 'var(--color-text)' }),
      ...(borderWidth === 0 ? {} : { border: `${borderWidth}px solid ${lineColor(borderColor)}` }),
      ...(radius === 0 ? {} : { borderRadius: radius }),
      ...(radius > 0 && FILLING_BLOCKS.has(blockType) ? { overflow: 'clip' } : {}),
      ...(padding === 0 ? {} : { padding }),
      ...(shadow === null ? {} : { boxShadow: shadow }),
    },
  };
}

function veil(opacity: number): string {
  const color = 'var(--color-background)';
  return opacity === 1 ? color : `color-mix(in srgb,${color} ${Math.round(opacity * 100)}%,transparent)`;
}

function lineColor(color: BlockLook['borderColor']): string {
  return color.startsWith('#') ? color : `var(--color-${color})`;
}
