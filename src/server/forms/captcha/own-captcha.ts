import { randomBytes } from 'node:crypto';
import type { SiteId } from '#domain/documents/record.ts';
import { isProof, readProofAnswer } from '#domain/forms/proof-of-work.ts';
import type { Services } from '#server/platform/services.ts';
import { KEY_LIFETIME_MS } from '../form-limits.ts';
import { hashSecret } from '../hash-secret.ts';
import { isSignatureOf, signatureOf } from '../signature.ts';
import type { VerifyCaptcha } from './captcha-verifier.ts';

const NONCE_BYTES = 12;

interface ChallengeScope {
  readonly siteId: SiteId;
  readonly formId: string;
}

/** A challenge for a form; nothing is stored until it is answered. */
export function issueChallenge(services: Pick<Services, 'config' | 'now'>, scope: ChallengeScope): string {
  const facts = `${services.now() + KEY_LIFETIME_MS}.${randomBytes(NONCE_BYTES).toString('base64url')}`;
  return `${facts}.${signatureOf(services, signedFacts(scope, facts))}`;
}

/** Portico's own captcha: the answer to one of its challenges, with the work proven (FORM-46). */
export const verifyOwnCaptcha: VerifyCaptcha = async (services, { siteId, formId, answer }) => {
  const given = readProofAnswer(answer);
  if (given === null) return 'failed';
  const [expires = '', nonce = '', signed = ''] = given.challenge.split('.');
  const facts = signedFacts({ siteId, formId }, `${expires}.${nonce}`);
  if (!isSignatureOf(services, facts, signed) || !(Number(expires) > services.now())) return 'failed';
  if (!isProof(given.challenge, given.number)) return 'failed';
  const isFirst = await spendChallenge(services, siteId, given.challenge, new Date(Number(expires)));
  return isFirst ? 'passed' : 'failed';
};

async function spendChallenge(
  { db, now }: Services,
  siteId: SiteId,
  challenge: string,
  expiresAt: Date,
): Promise<boolean> {
  await db
    .deleteFrom('form_challenges')
    .where('site_id', '=', siteId)
    .where('expires_at', '<', new Date(now()))
    .execute();
  const used = await db
    .insertInto('form_challenges')
    .values({ site_id: siteId, challenge_hash: hashSecret(challenge), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return used.numInsertedOrUpdatedRows === 1n;
}

function signedFacts({ siteId, formId }: ChallengeScope, facts: string): string {
  return `captcha ${siteId} ${formId} ${facts}`;
}
