import { cutEncodedText } from '#lib/cut-encoded-text.ts';
import { trimSigns } from '#lib/trim-signs.ts';
import type { FileType } from './file-kinds.ts';

/** Characters of a file's name as addresses carry it (percent-encoded), its extension included. */
export const MAX_FILE_NAME_LENGTH = 200;

/**
 * A name as a path can carry it: spaces become hyphens, unsafe characters go, letters of every script stay,
 * and the extension says what the content is, whatever the name said before (LINK-65).
 * A name of which nothing is left becomes `file`.
 */
export function safeFileName(name: string, type: FileType): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  const given = dot === -1 ? '' : last.slice(dot + 1).toLowerCase();
  const isKnown = given === type.extension || type.otherExtensions.includes(given);
  const isExtension = /^[a-z0-9]{1,5}$/.test(given);
  const stem = dot > 0 && isExtension ? last.slice(0, dot) : last;
  return withStem(stem, isKnown ? given : type.extension);
}

/**
 * The name with a number before its extension: `plan-2.pdf` (LINK-65). `number` counts from 2.
 */
export function numberedFileName(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  const stem = dot === -1 ? name : name.slice(0, dot);
  const extension = dot === -1 ? '' : name.slice(dot + 1);
  const suffix = `-${number}`;
  return `${cutEncodedText(stem, MAX_FILE_NAME_LENGTH - suffix.length - extension.length - 1)}${suffix}${extension === '' ? '' : `.${extension}`}`;
}

/** The form of a name used for comparison: names that differ in case only are equal. */
export function fileNameKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

function withStem(stem: string, extension: string): string {
  const safe = stem
    .replaceAll(/\s+/g, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}._-]/gu, '')
    .replaceAll(/-{2,}/g, '-')
    .replaceAll(/\.{2,}/g, '.');
  const rest = cutEncodedText(trimSigns(safe, '-.'), MAX_FILE_NAME_LENGTH - extension.length - 1);
  return `${rest === '' ? 'file' : rest}.${extension}`;
}
