import { isReservedPath } from './reserved-paths.ts';
import { shortenUrlName } from './shorten-url-name.ts';

/** An address without its leading slash stays below LINK-33's limit together with it. */
export const MAX_URL_NAME_LENGTH = 148;
/** Letters without capitals of every script, with their marks; `ー`, `ๆ` and `ـ` are modifier letters. */
const URL_NAME_PATTERN = /^[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}._~-]+(?:\/[\p{Ll}\p{Lo}\p{Lm}\p{N}\p{M}._~-]+)*$/u;

/** The name with the next free number, shortened for it where it has to be: `about`, `about-2`, `about-3`. */
export function freeUrlName(name: string, isTaken: (name: string) => boolean): string {
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) {
    const suffix = `-${number}`;
    const numbered = `${shortenUrlName(name, MAX_URL_NAME_LENGTH - suffix.length)}${suffix}`;
    if (!isTaken(numbered)) return numbered;
  }
}

/** Whether a text can be the address of a page: parts of small letters and digits, and not a reserved one (LINK-33, LINK-63). */
export function isUrlName(text: string): boolean {
  if (text.length > MAX_URL_NAME_LENGTH || !URL_NAME_PATTERN.test(text)) return false;
  if (text.split('/').some((part) => /^\.+$/.test(part))) return false;
  return !isReservedPath(`/${text}`);
}
