export interface SlideAddress {
  readonly id: string;
  /** Empty where the slide has none. */
  readonly url: string;
}

/**
 * The slide that an address asks for: `itemId` of the hash first, then the last segment of the path (OVER-80 to
 * OVER-82); null where nothing matches.
 */
export function slideOfAddress(hash: string, path: string, slides: readonly SlideAddress[]): number | null {
  const itemId = new URLSearchParams(hash.replace(/^#[?!]?/, '')).get('itemId');
  const segment = lastSegment(path);
  for (const wanted of [itemId, segment]) {
    if (wanted === null || wanted === '') continue;
    const index = slides.findIndex(({ id, url }) => id === wanted || url === wanted);
    if (index !== -1) return index;
  }
  return null;
}

function lastSegment(path: string): string {
  const segment = path.split('/').findLast((each) => each !== '') ?? '';
  try {
    return decodeURIComponent(segment);
  } catch (error) {
    if (error instanceof URIError) return segment;
    throw error;
  }
}
