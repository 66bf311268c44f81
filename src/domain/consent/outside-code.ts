/** Names of XML vocabularies look like addresses; nothing is asked of them. */
const NAMESPACES = /https?:\/\/www\.w3\.org\//gi;
/** A plain link asks nothing of its target before it is followed. */
const LINKS = /<a\s[^>]*>/gi;
const ADDRESS = /\b(?:https?|wss?):|["'`\\]\\?\/\\?\/|[(=]\s*\/\/[\w[]/i;

/**
 * Whether code that an owner wrote names an address of another host, so that running it may ask something of it. Code
 * that puts such an address together from pieces has to be marked by its owner.
 */
export function reachesOtherHosts(code: string): boolean {
  return ADDRESS.test(code.replace(NAMESPACES, '').replace(LINKS, ''));
}
