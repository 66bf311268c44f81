import { StorageUnavailableError } from './storage.ts';

/** What an upload may take beyond the limit of an answer: a line of half a megabit a second is enough. */
const SLOWEST_BYTES_PER_MS = 64;

export interface FetchLimits {
  /** From the call to the head of the answer; what is sent gets time for its size. */
  readonly answerMs: number;
  /** The longest pause between two chunks of an answer that is being read. */
  readonly idleMs: number;
}

/**
 * `fetch` with time limits for a silent server, before its answer or during it. Throws `StorageUnavailableError`, also
 * without a connection; a stream in progress ends with that error.
 */
export function createLimitedFetch(limits: FetchLimits): typeof fetch {
  return async (input, init) => {
    const aborting = new AbortController();
    const limitMs = limits.answerMs + Math.ceil(sizeOf(init?.body) / SLOWEST_BYTES_PER_MS);
    let response: Response;
    try {
      response = await within(limitMs, aborting, () => fetch(input, { ...init, signal: aborting.signal }));
    } catch (error) {
      throw asUnavailable(error);
    }
    if (response.body === null) return response;
    return new Response(withIdleLimit(response.body, limits.idleMs, aborting), response);
  };
}

/** Read piece by piece as it is asked for: a visitor with a slow line is no silent store. */
function withIdleLimit(
  body: ReadableStream<Uint8Array>,
  idleMs: number,
  aborting: AbortController,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await within(idleMs, aborting, () => reader.read());
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          controller.error(asUnavailable(error));
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

async function within<Value>(
  limitMs: number,
  aborting: AbortController,
  work: () => Promise<Value>,
): Promise<Value> {
  const limit = setTimeout(() => aborting.abort(new Error(`No answer within ${limitMs} ms`)), limitMs);
  try {
    return await work();
  } finally {
    clearTimeout(limit);
  }
}

function sizeOf(body: RequestInit['body'] | undefined): number {
  return body instanceof Uint8Array || body instanceof ArrayBuffer ? body.byteLength : 0;
}

function asUnavailable(error: unknown): StorageUnavailableError {
  return new StorageUnavailableError('The store of files does not answer', { cause: error });
}
