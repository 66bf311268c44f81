/** The environment of loading a part; tests pass their own. */
export interface PartWaiting {
  readonly isOnline: () => boolean;
  /** Resolves when the network is back. */
  readonly untilOnline: () => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** Tells the person, once, that a part is not available while offline. */
  readonly tellOffline: () => void;
  /** Tells the person that the page has to be reloaded. */
  readonly tellLost: () => void;
  /** Reloads stylesheets of a part; rejects where they fail. */
  readonly fetchStyles: (href: string) => Promise<void>;
}

/** The pauses before further tries; a restarting server is back after them. */
const PAUSES_MS = [500, 1_500] as const;
/** The bundler's message for a stylesheet that failed: it requests each of them once only. */
const LOST_STYLES = /^Unable to preload CSS for (\S+)$/;

/**
 * Loads a part of the editor. Offline it waits for the network; where the server does not answer it tries twice more. A
 * part that fails then is not shown, without affecting the rest: browsers that remember failed modules until the page
 * is reloaded (https://github.com/whatwg/html/issues/6768) need a reload, which the person is told.
 */
export async function fetchPart<Part>(load: () => Promise<Part>, waiting: PartWaiting): Promise<Part> {
  let hasTold = false;
  const lostStyles = new Set<string>();
  for (let tried = 0; ; tried += 1) {
    try {
      await Promise.all([...lostStyles].map((href) => waiting.fetchStyles(href)));
      lostStyles.clear();
      return await load();
    } catch (error) {
      const href = error instanceof Error ? LOST_STYLES.exec(error.message)?.[1] : undefined;
      if (href !== undefined) lostStyles.add(href);
      if (!waiting.isOnline()) {
        if (!hasTold) waiting.tellOffline();
        hasTold = true;
        tried = -1;
        await waiting.untilOnline();
        continue;
      }
      const pause = PAUSES_MS[tried];
      if (pause === undefined) {
        waiting.tellLost();
        return new Promise(() => undefined);
      }
      await waiting.pause(pause);
    }
  }
}
