import type { severalTools } from './several-tools.ts';

type SeveralTools = typeof severalTools;

let fetched: SeveralTools | null = null;

/** The tools for several blocks, once they are there: a press on a pointer cannot wait for them. */
export function severalToolsAtHand(): SeveralTools | null {
  return fetched;
}

/** Fetches the tools for several blocks; what comes over the network once is kept. */
export async function fetchSeveralTools(): Promise<SeveralTools> {
  fetched ??= (await import('./several-tools.ts')).severalTools;
  return fetched;
}
