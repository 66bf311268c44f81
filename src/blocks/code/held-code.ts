import { reachesOtherHosts } from '#domain/consent/outside-code.ts';
import { scanMarkup } from '#lib/scan-markup.ts';
import type { CodeData } from './schema.ts';

/** Whether code runs only after consent, where the site asks for it (CONS-63). */
export function waitsForConsent({ source, isTracking }: Pick<CodeData, 'source' | 'isTracking'>): boolean {
  return isTracking || reachesOtherHosts(source);
}

const UNSEEN_ELEMENTS: ReadonlySet<string> = new Set(['!--', 'script', 'style', 'noscript', 'template']);
const UNSEEN_TAGS: ReadonlySet<string> = new Set(['link', 'meta', 'base']);
/** A tracking pixel. */
const PIXEL = /\b(?:width|height)=["']?[01]\b/i;

/** Whether the code has visible content, which a visitor can ask for; scripts and tracking pixels have none. */
export function showsContent({ language, source }: Pick<CodeData, 'language' | 'source'>): boolean {
  if (language !== 'html') return false;
  let at = 0;
  for (const { name, isWhole, start, end } of scanMarkup(source, UNSEEN_ELEMENTS)) {
    const isUnseen =
      isWhole || UNSEEN_TAGS.has(name) || (name === 'img' && PIXEL.test(source.slice(start, end)));
    if (!isUnseen) continue;
    if (source.slice(at, start).trim() !== '') return true;
    at = end;
  }
  return source.slice(at).trim() !== '';
}
