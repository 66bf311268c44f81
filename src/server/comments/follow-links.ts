import { isId, type Id } from '#lib/id.ts';
import type { SiteId } from '#domain/documents/record.ts';
import { isSignatureOf, signatureOf } from '#server/forms/signature.ts';
import type { Services } from '#server/platform/services.ts';

/** What the link of a mail about replies does. */
export const FOLLOW_LINKS = ['confirm', 'leave-thread', 'leave-all'] as const;
export type FollowLink = (typeof FOLLOW_LINKS)[number];

type SigningServices = Pick<Services, 'config'>;

/** The address in a mail; it is signed, and nothing is stored for it. */
export function followPath(
  services: SigningServices,
  siteId: SiteId,
  kind: FollowLink,
  commentId: Id<'comment'>,
): string {
  return `/api/comment/mails/${commentId}.${kind}.${signatureOf(services, factsOf(siteId, kind, commentId))}`;
}

/** What an address stands for; null where it is forged. */
export function readFollowToken(
  services: SigningServices,
  siteId: SiteId,
  token: string,
): { readonly kind: FollowLink; readonly commentId: Id<'comment'> } | null {
  const [commentId = '', given = '', signature = ''] = token.split('.');
  const kind = FOLLOW_LINKS.find((each) => each === given);
  if (kind === undefined || !isId<'comment'>(commentId)) return null;
  return isSignatureOf(services, factsOf(siteId, kind, commentId), signature) ? { kind, commentId } : null;
}

function factsOf(siteId: SiteId, kind: FollowLink, commentId: string): string {
  return `comment-mails ${siteId} ${kind} ${commentId}`;
}
