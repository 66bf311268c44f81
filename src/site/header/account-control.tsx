import { members } from '#messages/en/members.ts';
import type { Translate } from '#messages/translator.ts';
import type { PageContent } from '#site/content/page-content.ts';
import type { NavigationLink } from './navigation-node.ts';

/**
 * The account control of the header: the last entry of its navigation. Pages that are kept hold both of its texts in one
 * place: "Sign in", and "Account", to which the runtime turns for members (MEMB-65). Its address leads whoever is not
 * signed in to do so.
 */
export function accountControl(translate: Translate, content: PageContent): NavigationLink {
  const account = translate(members.account);
  const isOwn = content.kind === 'account';
  return {
    kind: 'link',
    // Those of links are made by chance.
    id: 'account',
    title:
      isOwn && content.isSignedIn ? (
        account
      ) : (
        <>
          <span>{translate(members.signIn)}</span>
          <span>{account}</span>
        </>
      ),
    href: '/account',
    isCurrent: isOwn,
  };
}
