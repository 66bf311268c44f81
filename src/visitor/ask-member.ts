import { DataCallError } from '#domain/data-call/data-call-error.ts';
import { MEMBER_MARK } from '#domain/members/member-mark.ts';
import type { PageMember } from '#domain/members/page-member.ts';
import type { DataCallRequest } from '#domain/data-call/data-call-request.ts';
import type { PageContext } from '#domain/page-runtime/page-context.ts';
import { startChunk } from './start-chunk.ts';
import type { JsonValue } from '#lib/json.ts';

/** What asking needs of the page; the runtime implements it. */
interface AskingPage {
  readonly document: Document;
  readonly context: PageContext;
  call(request: DataCallRequest): Promise<JsonValue>;
}

/** The account control of the header, which reads "Sign in" as the server wrote it. */
const CONTROL = '[data-nav-link="account"]';

/**
 * Asks who the member is (MEMB-29), notes the id in the page context (MEMB-30) and turns the account control of the
 * header (MEMB-65). Null where the session has ended, which takes the mark away, and where the answer does not come.
 */
export async function askMember(runtime: AskingPage): Promise<PageMember | null> {
  const { document, context } = runtime;
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROL)];
  // The mark is all it takes to know which of the two texts it is.
  for (const control of controls) control.dataset['member'] = '';
  try {
    const language = encodeURIComponent(context.website.language);
    const page = context.asksAreaNavigation === true ? `&page=${context.pageId}` : '';
    const path = `/api/member?language=${language}${page}`;
    const answer = await runtime.call({ method: 'GET', path, handlesFailures: true });
    const member = answer as PageMember;
    context.authenticatedMemberAccountId = member.memberId;
    for (const control of controls) {
      if (member.name !== '') control.title = member.name;
    }
    if (member.navigations.length > 0) {
      startChunk(
        'area-navigations',
        () => import('./draw-area-navigations.ts'),
        ({ drawAreaNavigations }) => drawAreaNavigations(document, member.navigations),
      );
    }
    return member;
  } catch (error) {
    if (!(error instanceof DataCallError)) throw error;
    if (error.kind === 'login') {
      document.cookie = `${MEMBER_MARK}=; Path=/; Max-Age=0`;
      for (const control of controls) delete control.dataset['member'];
    }
    return null;
  }
}
