/** Console messages (GAL-29, GAL-30). */
export const BLOCK_DATA_MESSAGES = {
  broken: 'Error decoding gallery block data.',
  missing: 'Error evaluating gallery block data.',
} as const;

export interface ReadBlockData {
  /** Null where there is none that can be used: the gallery is shown as `base` with every default (GAL-31). */
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly message: string | null;
}

/**
 * The settings of a gallery out of the block's own attribute, or, where it has none, of the nearest ancestor that has one
 * (GAL-26 to GAL-31). `stored` holds the texts from the block outwards, undefined where an element has none.
 */
export function readBlockData(stored: readonly (string | undefined)[]): ReadBlockData {
  const text = stored.find((each) => each !== undefined);
  if (text === undefined || text.trim() === '') return { data: null, message: BLOCK_DATA_MESSAGES.missing };
  const value = parse(text);
  if (value === undefined) return { data: null, message: BLOCK_DATA_MESSAGES.broken };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { data: null, message: BLOCK_DATA_MESSAGES.missing };
  }
  return { data: value as Readonly<Record<string, unknown>>, message: null };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
