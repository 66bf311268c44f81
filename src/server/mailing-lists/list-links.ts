import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import { isId, type Id } from '#lib/id.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Services } from '#server/platform/services.ts';

/** What the link of a mail does. */
export type NewsletterLinkKind = 'confirm' | 'unsubscribe';

/** Who a link is for. */
export interface LinkTarget {
  readonly listId: Id<'mailing-list'>;
  readonly subscriberId: Id<'subscriber'>;
}

const ID_BYTES = 12;
const TIME_BYTES = 6;
const MAC_BYTES = 18;
const PAYLOAD_BYTES = 2 * ID_BYTES + TIME_BYTES;
const TOKEN_PATTERN = /^[\w-]{64}$/;
/** For links that work as long as the person is known (NEWS-46). */
const NEVER = 0;

type LinkServices = Pick<Services, 'config'>;

/** The token of a mailed link: signed, without the address in it (NEWS-46). `expiresAt` in ms since 1970. */
export function signLink(
  services: LinkServices,
  siteId: SiteId,
  kind: NewsletterLinkKind,
  target: LinkTarget,
  expiresAt: number | null,
): string {
  const payload = Buffer.alloc(PAYLOAD_BYTES);
  payload.write(target.listId, 0, ID_BYTES, 'hex');
  payload.write(target.subscriberId, ID_BYTES, ID_BYTES, 'hex');
  payload.writeUIntBE(expiresAt ?? NEVER, 2 * ID_BYTES, TIME_BYTES);
  return Buffer.concat([payload, macOf(services, siteId, kind, payload)]).toString('base64url');
}

/** Who a token is for; null where it is not one of this site and kind, or its time is over. */
export function readLink(
  services: LinkServices & Pick<Services, 'now'>,
  siteId: SiteId,
  kind: NewsletterLinkKind,
  token: string,
): LinkTarget | null {
  if (!TOKEN_PATTERN.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const payload = bytes.subarray(0, PAYLOAD_BYTES);
  if (!timingSafeEqual(bytes.subarray(PAYLOAD_BYTES), macOf(services, siteId, kind, payload))) return null;
  const expiresAt = payload.readUIntBE(2 * ID_BYTES, TIME_BYTES);
  if (expiresAt !== NEVER && expiresAt <= services.now()) return null;
  const listId = payload.toString('hex', 0, ID_BYTES);
  const subscriberId = payload.toString('hex', ID_BYTES, 2 * ID_BYTES);
  return isId<'mailing-list'>(listId) && isId<'subscriber'>(subscriberId) ? { listId, subscriberId } : null;
}

/** The address of a link on the site's public host. */
export function linkUrl(
  services: LinkServices,
  identifier: string,
  kind: NewsletterLinkKind,
  token: string,
): string {
  return publicUrl(services.config, identifier, linkPath(kind, token));
}

/** The path of a link on every host of its site. */
export function linkPath(kind: NewsletterLinkKind, token: string): string {
  return `/newsletter/${kind}/${token}`;
}

function macOf(services: LinkServices, siteId: SiteId, kind: NewsletterLinkKind, payload: Buffer): Buffer {
  return createHmac('sha256', services.config.secrets.formKey)
    .update(`newsletter-link ${kind} ${siteId} `)
    .update(payload)
    .digest()
    .subarray(0, MAC_BYTES);
}
