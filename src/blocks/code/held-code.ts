import { reachesOtherHosts } from '#domain/consent/outside-code.ts';
import { scanMarkup } from '#lib/scan-markup.ts';
import type { CodeData } from './schema.ts';

/** Whether code runs only once the visitor has accepted, where the site asks (CONS-63). */
export function waitsForConsent({ source, isTracking }: Pick<CodeData, 'source' | 'isTracking'>): boolean {
  return isTracking || reachesOtherHosts(source);
}

const UNSEEN_ELEMENTS: ReadonlySet<string> = new Set(['!--', 'script', 'style', 'noscript', 'template']);
const UNSEEN_TAGS: ReadonlySet<string> = new Set(['link', 'meta', 'base']);
/** A picture of one pixel, which counts visitors. */
const PIXEL = /\b(?:width|height)=["']?[01]\b/i;

/** Whether there is something to see in it, which a visitor can ask for; scripts and counting pixels are not. */
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
