import type { WorldLabel } from './world-levels.ts';

/** Names countries in a language; cities keep the name they have. */
export function worldLabelNames(language: string): (label: WorldLabel) => string {
  const names = regionNames(language);
  return ([, , , name, kind]) => (/^[A-Z]{2}$/.test(kind) ? (names?.of(kind) ?? name) : name);
}

/** Null for a language that does not exist. */
function regionNames(language: string): Intl.DisplayNames | null {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' });
  } catch {
    return null;
  }
}
