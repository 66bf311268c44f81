import type { Translation } from './define-messages.ts';

/** The translations that modules export, in one. */
export function gatherTranslation(modules: Readonly<Record<string, unknown>>): Translation {
  const translations = Object.values(modules).flatMap((module) =>
    Object.values(module as Readonly<Record<string, Translation>>),
  );
  return Object.assign({}, ...translations) as Translation;
}
