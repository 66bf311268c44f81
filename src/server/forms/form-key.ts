import { randomBytes } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { KEY_LIFETIME_MS } from './form-limits.ts';
import { isSignatureOf, signatureOf } from './signature.ts';

const NONCE_BYTES = 18;

type KeyServices = Pick<Services, 'config' | 'now'>;

/** What a key is issued for. */
interface KeyScope {
  readonly siteId: SiteId;
  /** The crumb of the call: the same visitor has to use the key. */
  readonly visitor: string;
  /** The block of the form or sign-up; a key without one is valid for none. */
  readonly formId: string;
}

/** A key that is genuine and has not expired; whether it was used is stored in the database. */
export interface FormKey {
  readonly nonce: string;
  readonly expiresAt: Date;
}

/**
 * A key for one submission of a form by a visitor on a site (FORM-54, FORM-67). It is signed; nothing is stored until it
 * is used.
 */
export function issueFormKey(services: KeyServices, scope: KeyScope): string {
  const facts = `${services.now() + KEY_LIFETIME_MS}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
  return `${facts}.${signatureOf(services, signedFacts(scope, facts))}`;
}

/** Null for a key that was issued for another scope, or has expired. */
export function readFormKey(services: KeyServices, scope: KeyScope, key: string): FormKey | null {
  const [expires = '', nonce = '', signature = ''] = key.split('.');
  if (!isSignatureOf(services, signedFacts(scope, `${expires}.${nonce}`), signature)) return null;
  const expiresAt = Number(expires);
  return expiresAt > services.now() ? { nonce, expiresAt: new Date(expiresAt) } : null;
}

/** Whether a key was used for something that was accepted. */
export async function isFormKeyUsed(db: Db, siteId: SiteId, { nonce }: FormKey): Promise<boolean> {
  const used = await db
    .selectFrom('form_used_keys')
    .select('nonce')
    .where('site_id', '=', siteId)
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return used !== undefined;
}

function signedFacts({ siteId, visitor, formId }: KeyScope, facts: string): string {
  return `key ${siteId} ${formId} ${visitor} ${facts}`;
}
