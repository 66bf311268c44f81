import { createHash, randomBytes } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import type { PostedEntries } from '../posted-form.ts';
import type { Services } from '#server/platform/services.ts';
import { isSignatureOf, signatureOf } from '../signature.ts';

/** How long a visitor without scripts waits before a form with Portico's own captcha can be sent, in ms. */
export const WAITING_MS = 5000;
const VISITOR_BYTES = 18;

/** What a ticket is for: one form of a site, one submission key, and these answers. */
interface TicketScope {
  readonly siteId: SiteId;
  readonly formId: string;
  readonly key: string;
  readonly entries: PostedEntries;
}

/** `early`: the time is not over; `none`: it is no ticket, or one of something else. */
export type TicketReading =
  | { readonly kind: 'ready' | 'early'; readonly visitor: string }
  | { readonly kind: 'none' };

/** The visitor a key is issued to where there is no crumb. */
export function newVisitor(): string {
  return randomBytes(VISITOR_BYTES).toString('base64url');
}

/**
 * Portico's own captcha for visitors without scripts: it asks for waiting instead of computing. The signed ticket is part
 * of a page with the answers and becomes valid after a while, for those answers only. It is valid once and as long as the
 * key that it belongs to (FORM-40, FORM-46, FORM-67).
 */
export function issueTicket(
  services: Pick<Services, 'config' | 'now'>,
  scope: TicketScope,
  visitor: string,
): string {
  const facts = `${services.now() + WAITING_MS}.${visitor}`;
  return `${facts}.${signatureOf(services, signedFacts(scope, facts))}`;
}

export function readTicket(
  services: Pick<Services, 'config' | 'now'>,
  scope: TicketScope,
  ticket: string,
): TicketReading {
  const [opensAt = '', visitor = '', signed = ''] = ticket.split('.');
  const facts = signedFacts(scope, `${opensAt}.${visitor}`);
  if (!isSignatureOf(services, facts, signed)) return { kind: 'none' };
  return { kind: services.now() >= Number(opensAt) ? 'ready' : 'early', visitor };
}

function signedFacts({ siteId, formId, key, entries }: TicketScope, facts: string): string {
  const answers = createHash('sha256').update(JSON.stringify(entries)).digest('base64url');
  return `waiting ${siteId} ${formId} ${key} ${facts} ${answers}`;
}
