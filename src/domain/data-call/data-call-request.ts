import type { JsonValue } from '#lib/json.ts';

export type DataCallMethod = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A call of a page to the site's own services (DATA-01 to DATA-06). */
export interface DataCallRequest {
  readonly method: DataCallMethod;
  /** Starts with a slash; may carry a query. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  readonly body?: JsonValue;
  /** How the body is written; `json` where absent (DATA-06, DATA-12). */
  readonly encoding?: 'json' | 'form';
  /** Further tries after a failed connection or an unlisted status; for calls that are safe to repeat (DATA-43). */
  readonly retries?: number;
  /** Milliseconds; 30 s where absent (DATA-13). */
  readonly timeoutMs?: number;
  /** The caller shows failures itself: no overlay, no sign-in prompt, only the event that asks for one (DATA-18, DATA-30). */
  readonly handlesFailures?: boolean;
  /** The dialog the call belongs to; gets an errors map (DATA-26). */
  readonly showErrors?: (errors: Readonly<Record<string, string>>) => void;
}

/** Waited before a retry, in ms (DATA-40). */
export const RETRY_DELAY_MS = 200;
/** After this the connection counts as failed, in ms (DATA-13). */
export const CALL_TIMEOUT_MS = 30_000;
