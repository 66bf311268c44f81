import { scanMarkup } from '#lib/scan-markup.ts';

/** Names of XML vocabularies look like addresses, but nothing is loaded from them. */
const NAMESPACES = /https?:\/\/www\.w3\.org\//gi;
const ADDRESS = /\b(?:https?|wss?):|["'`\\]\\?\/\\?\/|[(=]\s*\/\/[\w[]/i;
const TAGS_ONLY: ReadonlySet<string> = new Set();

/**
 * Whether code that an owner wrote contains an address on another host, so that running it may load something from
 * there. Code that builds such an address at run time has to be marked by its owner.
 */
export function reachesOtherHosts(code: string): boolean {
  return ADDRESS.test(withoutLinks(code.replace(NAMESPACES, '')));
}

/** A plain link loads nothing until it is followed. */
function withoutLinks(code: string): string {
  let kept = '';
  let at = 0;
  for (const { name, isEnd, start, end } of scanMarkup(code, TAGS_ONLY)) {
    if (name !== 'a' || isEnd || code[end - 1] !== '>') continue;
    kept += code.slice(at, start);
    at = end;
  }
  return kept + code.slice(at);
}
