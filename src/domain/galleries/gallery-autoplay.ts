import { AUTOPLAY, type AutoplayTimes } from '#domain/lightbox/autoplay.ts';

/** Until the next slide, where the owner set no time; the lightbox has its own (GAL-103, GAL-115). ms */
export const GALLERY_TIMEOUT_MS = 5000;

/** The times of a gallery on a page; `seconds` is the owner's `autoplay-duration` (GAL-104, GAL-116). */
export function galleryAutoplayTimes(seconds?: unknown): AutoplayTimes {
  const given = typeof seconds === 'string' ? Number.parseFloat(seconds) : seconds;
  const isTime = typeof given === 'number' && Number.isFinite(given) && given > 0;
  return { timeoutMs: isTime ? given * 1000 : GALLERY_TIMEOUT_MS, resumeMs: AUTOPLAY.resumeMs };
}

/**
 * Whether galleries neither play nor animate (GAL-98, GAL-108, GAL-109): the address says `nomotion=true`, or the visitor
 * prefers reduced motion. In the editor nothing of them runs at all.
 */
export function isMotionDisabled({
  search,
  prefersReducedMotion,
}: {
  readonly search: string;
  readonly prefersReducedMotion: boolean;
}): boolean {
  return prefersReducedMotion || new URLSearchParams(search).get('nomotion') === 'true';
}
