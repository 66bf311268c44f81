import { cutText } from '#lib/cut-text.ts';
import { MAX_URL_NAME_LENGTH } from '#domain/links/url-name.ts';

const FIRST_NUMBER = 2;

/**
 * Gives out addresses, each once: the wanted one, or with the next free number. A thousand posts with one title are
 * numbered on from each other, and not each from the beginning.
 */
export function createFreeNames(isTaken: (name: string) => boolean): (wanted: string) => string {
  const used = new Set<string>();
  const nextNumbers = new Map<string, number>();
  const take = (name: string): boolean => {
    if (used.has(name) || isTaken(name)) return false;
    used.add(name);
    return true;
  };
  return (wanted) => {
    if (take(wanted)) return wanted;
    for (let number = nextNumbers.get(wanted) ?? FIRST_NUMBER; ; number += 1) {
      const suffix = `-${number}`;
      const name = `${cutText(wanted, MAX_URL_NAME_LENGTH - suffix.length)}${suffix}`;
      if (!take(name)) continue;
      nextNumbers.set(wanted, number + 1);
      return name;
    }
  };
}
