/** How a part is waited for; tests pass their own. */
export interface PartWaiting {
  readonly isOnline: () => boolean;
  /** Resolves when the network is back. */
  readonly untilOnline: () => Promise<void>;
  readonly pause: (ms: number) => Promise<void>;
  /** Tells the person, once, that what they asked for is not there while the network is away. */
  readonly tellOffline: () => void;
  /** Tells them that it does not come any more without a reload. */
  readonly tellLost: () => void;
  /** Fetches styles anew that a part comes with; rejects where they do not arrive. */
  readonly fetchStyles: (href: string) => Promise<void>;
}

/** A server that is started anew is there again after them. */
const PAUSES_MS = [500, 1_500] as const;
/** As the bundler says that a style sheet did not arrive: it asks for each of them once only. */
const LOST_STYLES = /^Unable to preload CSS for (\S+)$/;

/**
 * Fetches a part of the editor. Where the network is away it is waited for; where the server does not answer it is
 * tried twice more. What does not arrive then is never shown, and takes nothing else down: browsers that keep failures
 * in mind for as long as a page stands (https://github.com/whatwg/html/issues/6768) need a reload, which is said.
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
