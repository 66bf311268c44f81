import { reachesOtherHosts } from '#domain/consent/outside-code.ts';
import type { CodeData } from './schema.ts';

export const HELD_CONTENT_TEXT =
  'This content comes from other websites. It is loaded when you ask for it, or once you accept cookies.';
export const HELD_CONTENT_BUTTON = 'Show content';

/** Whether code runs only once the visitor has accepted, where the site asks (CONS-63). */
export function waitsForConsent({ source, isTracking }: Pick<CodeData, 'source' | 'isTracking'>): boolean {
  return isTracking || reachesOtherHosts(source);
}

const UNSEEN =
  /<!--[^]*?-->|<(script|style|noscript|template)\b[^]*?<\/\1\s*>|<(?:link|meta|base)\b[^>]*>|<img\b[^>]*\b(?:width|height)=["']?[01]\b[^>]*>/gi;

/** Whether there is something to see in it, which a visitor can ask for; scripts and counting pixels are not. */
export function showsContent({ language, source }: Pick<CodeData, 'language' | 'source'>): boolean {
  return language === 'html' && source.replace(UNSEEN, '').trim() !== '';
}
