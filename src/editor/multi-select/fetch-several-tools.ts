import type { severalTools } from './several-tools.ts';

type SeveralTools = typeof severalTools;

let fetched: SeveralTools | null = null;

/** The tools for several blocks, once loaded: a pointer press cannot wait for them. */
export function severalToolsAtHand(): SeveralTools | null {
  return fetched;
}

/** Loads the tools for several blocks, once. */
export async function fetchSeveralTools(): Promise<SeveralTools> {
  fetched ??= (await import('./several-tools.ts')).severalTools;
  return fetched;
}
