import type { JsonValue } from '#lib/json.ts';

/** What the runtime of a published page gives a behaviour: the shells around network, time and overlays. */
export interface BehaviourEnvironment {
  readonly document: Document;
  readonly window: Window & typeof globalThis;
  /** Whether the visitor prefers reduced motion, asked at the moment it matters. */
  prefersReducedMotion(): boolean;
  /** The data layer (DATA-rows): path, body; throws `DataCallError`. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: JsonValue): Promise<JsonValue>;
  /** Registers what Escape closes; returns the function that takes it off again (NAV-23, NAV-33). */
  registerCloseTarget(close: () => void): () => void;
  /** The page context's value under a name. */
  pageContext(name: string): JsonValue | undefined;
}

/**
 * Starts the behaviour of one block over the server's HTML. Returns the function that takes everything away again:
 * no listener, timer or observer stays behind.
 */
export type MountBehaviour = (root: HTMLElement, environment: BehaviourEnvironment) => () => void;
