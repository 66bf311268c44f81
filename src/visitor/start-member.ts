import { RUNTIME_MESSAGES } from '#domain/page-runtime/runtime-messages.ts';
import { report } from './report.ts';
import type { Runtime } from './runtime.ts';

/** Shows the page as that of a member, where the site has members and this browser says that one is signed in (MEMB-29). */
export function startMember({ context, member }: Runtime): void {
  if (context.hasMembers !== true) return;
  member().catch((error: unknown) => report(RUNTIME_MESSAGES.initializerFailed, error));
}
