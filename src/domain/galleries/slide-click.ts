import type { ACTIVE_SLIDE_CLICKS, SLIDE_CLICKS } from './gallery-settings.ts';

export interface SlideClick {
  readonly setting: (typeof SLIDE_CLICKS)[number];
  /** From the left edge of the slide, px, and the width of the slide. */
  readonly x: number;
  readonly width: number;
  readonly hasClickThrough: boolean;
  readonly hasLightbox: boolean;
  readonly isVideo: boolean;
  /** On a link inside the slide, or another control. */
  readonly isOnLink: boolean;
}

export type SlideClickEffect = 'previous' | 'next' | 'navigate' | 'lightbox' | 'nothing';

/** What a click on a slide of a slideshow does (GAL-36, GAL-37, GAL-131 to GAL-139). */
export function slideClick(click: SlideClick): SlideClickEffect {
  if (click.isOnLink) return 'nothing';
  if (click.hasClickThrough) return 'navigate';
  if (click.isVideo) return 'nothing';
  if (click.hasLightbox) return 'lightbox';
  if (click.setting === 'halves') return click.x < click.width / 2 ? 'previous' : 'next';
  return click.setting;
}

/** What a click, Enter or Space on a slide of a strip does (GAL-163 to GAL-169). */
export function stripClick(
  isActive: boolean,
  setting: (typeof ACTIVE_SLIDE_CLICKS)[number] = 'next',
): 'select' | 'previous' | 'next' | 'nothing' {
  return isActive ? setting : 'select';
}
