import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import type { PageContext } from '#domain/page-runtime/page-context.ts';
import type { JsonValue } from '#lib/json.ts';
import type { CloseTargets } from './close-targets.ts';
import { loadChunk } from './load-chunk.ts';

/** The services that all parts of the runtime share. */
export interface Runtime {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  readonly context: PageContext;
  readonly closeTargets: CloseTargets;
  /** The data layer; throws `DataCallError`. */
  call(request: DataCallRequest): Promise<JsonValue>;
}

export function createRuntime(
  page: Window & typeof globalThis,
  context: PageContext,
  closeTargets: CloseTargets,
): Runtime {
  const runtime: Runtime = {
    window: page,
    document: page.document,
    context,
    closeTargets,
    async call(request) {
      // Loaded on demand: most pages make no calls, and the behaviours that do load the data layer.
      const { dataCall } = await loadChunk('data-calls', () => import('./data-calls.ts'));
      return dataCall(runtime, request);
    },
  };
  return runtime;
}
