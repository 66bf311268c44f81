import { foldPlaceName } from '#domain/maps/fold-place-name.ts';

/** One way to read what was typed: the beginning of a name, and words that its region or country has to begin with. */
export interface PlaceReading {
  readonly name: string;
  readonly where: readonly string[];
}

const MAX_READINGS = 8;
const HAS_CODE_LENGTH = /^(?=.*\d)[\p{L}\d]{3,8}$/u;
const ORDINAL = /^\d+(st|nd|rd|th)$/;
/** A shorter part after a comma is a region's or a country's letters. */
const SHORTEST_LATER_NAME = 3;

/**
 * The readings of an input, the likeliest first. `Portland, OR` is a name and where it lies, and so may be
 * `portland or`; in `Unter den Linden 1, 10117 Berlin` the town is the part after the street, without its code.
 */
export function parsePlaceInput(input: string): readonly PlaceReading[] {
  const parts = input
    .split(/[,;\n]/)
    .map((part) => withoutCode(foldPlaceName(part)))
    .filter((part) => part !== '');
  return (parts.length === 1 ? readingsOfWords(parts[0] ?? '') : readingsOfParts(parts)).slice(
    0,
    MAX_READINGS,
  );
}

/** A district or county between a name and its country is not known here, so the last part alone may say where. */
function readingsOfParts(parts: readonly string[]): readonly PlaceReading[] {
  return parts.flatMap((name, at) => {
    if (at > 0 && name.length < SHORTEST_LATER_NAME) return [];
    const where = parts.slice(at + 1);
    return where.length < 2
      ? [{ name, where }]
      : [
          { name, where },
          { name, where: where.slice(-1) },
        ];
  });
}

function readingsOfWords(part: string): readonly PlaceReading[] {
  const words = part.split(' ');
  return words.map((_word, left) => {
    const length = words.length - left;
    const name = words.slice(0, length).join(' ');
    return { name, where: left === 0 ? [] : [words.slice(length).join(' ')] };
  });
}

/** A part without the words that are a postal code. */
function withoutCode(part: string): string {
  const isCode = (word: string): boolean => HAS_CODE_LENGTH.test(word) && !ORDINAL.test(word);
  return part
    .split(' ')
    .filter((word) => !isCode(word))
    .join(' ');
}
