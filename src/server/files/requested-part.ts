import type { FilePart } from '#server/platform/storage/storage.ts';

const PATTERN = /^bytes=(\d*)-(\d*)$/;

/**
 * The byte range of a `Range` header. Null: the whole file, also where the header is not understood or asks for several
 * ranges. `none`: the range is beyond the end.
 */
export function requestedPart(header: string | undefined, size: number): FilePart | 'none' | null {
  const [, from = '', to = ''] = PATTERN.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '')
    return Number(to) === 0 ? 'none' : { start: Math.max(0, size - Number(to)), end: size - 1 };
  const start = Number(from);
  const end = Math.min(to === '' ? size - 1 : Number(to), size - 1);
  if (to !== '' && Number(to) < start) return null;
  return start >= size ? 'none' : { start, end };
}
