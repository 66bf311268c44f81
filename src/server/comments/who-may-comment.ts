import type { CommentSettings } from '#domain/comments/comment-settings.ts';
import type { AccountId, SiteId } from '#domain/documents/record.ts';
import type { Id } from '#lib/id.ts';
import { comments } from '#messages/en/comments.ts';
import type { Words } from '#messages/message.ts';
import { listHeldPlans } from '#server/gating/memberships.ts';
import type { Services } from '#server/platform/services.ts';

/** Somebody with a role on the site, who comments on its app host. */
export interface CommentingAccount {
  readonly accountId: AccountId;
  readonly name: string;
  readonly email: string;
  readonly isModerator: boolean;
}

interface Commenter {
  readonly member: { readonly id: Id<'member'> } | null;
  readonly account: CommentingAccount | null;
}

/** Why somebody may not write on a site; null where they may (COMT-09). People of the site always may. */
export async function refusalOf(
  { db, now }: Pick<Services, 'db' | 'now'>,
  siteId: SiteId,
  { writers, planIds }: Pick<CommentSettings, 'writers' | 'planIds'>,
  { member, account }: Commenter,
): Promise<Words | null> {
  if (account !== null) return null;
  switch (writers) {
    case 'anybody':
      return null;
    case 'members':
      return member === null ? comments.membersOnly : null;
    case 'plans': {
      if (member === null) return comments.membersOnly;
      const held = await listHeldPlans(db, siteId, member.id, now());
      return held.some((id) => planIds.includes(id)) ? null : comments.plansOnly;
    }
    case 'invited':
      return comments.invitedOnly;
  }
}
