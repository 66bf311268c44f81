import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import type { PageMember } from '#domain/members/page-member.ts';
import type { PageContext } from '#domain/page-runtime/page-context.ts';
import type { JsonValue } from '#lib/json.ts';
import type { CloseTargets } from './close-targets.ts';
import { loadChunk } from './load-chunk.ts';
import { hasMemberMark } from './has-member-mark.ts';

/** The services that all parts of the runtime share. */
export interface Runtime {
  readonly window: Window & typeof globalThis;
  readonly document: Document;
  readonly context: PageContext;
  readonly closeTargets: CloseTargets;
  /** The data layer; throws `DataCallError`. */
  call(request: DataCallRequest): Promise<JsonValue>;
  /** The member of the site who looks: asked once a page, and not at all without the mark of a session (MEMB-29). */
  readonly member: () => Promise<PageMember | null>;
}

export function createRuntime(
  page: Window & typeof globalThis,
  context: PageContext,
  closeTargets: CloseTargets,
): Runtime {
  let member: Promise<PageMember | null> | undefined;
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
    member: () =>
      (member ??= hasMemberMark(page.document)
        ? loadChunk('ask-member', () => import('./ask-member.ts')).then(({ askMember }) => askMember(runtime))
        : Promise.resolve(null)),
  };
  return runtime;
}
