import { LARGE_CONTRAST, TEXT_CONTRAST } from './contrast.ts';

/** WCAG 2.2, 1.4.6: contrast of text for people with weak sight. */
const STRONG_CONTRAST = 7;

/** How well one colour can be read on another. */
export type ContrastGrade = 'strong' | 'good' | 'large' | 'poor';

/** The grade of a contrast: strong from 7, good from 4.5, for large text and controls only from 3, poor below. */
export function contrastGrade(ratio: number): ContrastGrade {
  if (ratio >= STRONG_CONTRAST) return 'strong';
  if (ratio >= TEXT_CONTRAST) return 'good';
  return ratio >= LARGE_CONTRAST ? 'large' : 'poor';
}

/** A contrast as people read it: `4.57 : 1`. Cut, not rounded, so that no pair seems to reach what it misses. */
export function contrastText(ratio: number): string {
  return `${(Math.floor(ratio * 100) / 100).toFixed(2)} : 1`;
}
