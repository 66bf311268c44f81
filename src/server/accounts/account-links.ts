import { createId } from '#lib/id.ts';
import { addressKey, addressKeys, readableAddress } from '#server/platform/mail/address-key.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { createToken, hashToken, isToken } from './session-token.ts';
import type { AccountLinkKind } from './tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The lifetime of a mailed link. */
export const LINK_LIFETIME_MS: Readonly<Record<AccountLinkKind, number>> = {
  'sign-up': DAY_MS,
  invitation: 14 * DAY_MS,
  'reset-password': HOUR_MS,
  'change-email': DAY_MS,
  'undo-email': 7 * DAY_MS,
};

interface NewLink {
  readonly kind: AccountLinkKind;
  readonly accountId: AccountId | null;
  readonly email: string;
  readonly now: number;
}

/**
 * Creates a link and returns its token. Earlier links of the same kind for the same account stop working, except those
 * that undo a change of address: whoever changes it once more must not disable them.
 */
export async function createAccountLink(trx: Db, link: NewLink): Promise<string> {
  if (link.accountId !== null && link.kind !== 'undo-email') {
    await trx
      .deleteFrom('account_links')
      .where('account_id', '=', link.accountId)
      .where('kind', '=', link.kind)
      .execute();
  }
  const token = createToken();
  await trx
    .insertInto('account_links')
    .values({
      id: createId(link.now),
      kind: link.kind,
      token_hash: hashToken(token),
      account_id: link.accountId,
      email: readableAddress(link.email),
      email_key: link.kind === 'invitation' ? addressKey(link.email) : null,
      created_at: new Date(link.now),
      expires_at: new Date(link.now + LINK_LIFETIME_MS[link.kind]),
    })
    .execute();
  return token;
}

const LINK_COLUMNS = ['kind', 'account_id as accountId', 'email', 'created_at as createdAt'] as const;

export interface FoundLink {
  readonly kind: AccountLinkKind;
  readonly accountId: AccountId | null;
  readonly email: string;
  readonly createdAt: Date;
}

/** The link of a valid token; throws reset-link-invalid otherwise. */
export async function readAccountLink(
  db: Db,
  kinds: readonly AccountLinkKind[],
  token: string,
  now: number,
): Promise<FoundLink> {
  const row = isToken(token)
    ? await db
        .selectFrom('account_links')
        .select(LINK_COLUMNS)
        .where('token_hash', '=', hashToken(token))
        .where('kind', 'in', kinds)
        .where('expires_at', '>', new Date(now))
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new CallError('reset-link-invalid');
  return row;
}

/** Marks a link as used: of two simultaneous uses, only one succeeds. */
export async function takeAccountLink(
  trx: Db,
  kinds: readonly AccountLinkKind[],
  token: string,
  now: number,
): Promise<FoundLink> {
  const row = isToken(token)
    ? await trx
        .deleteFrom('account_links')
        .where('token_hash', '=', hashToken(token))
        .where('kind', 'in', kinds)
        .where('expires_at', '>', new Date(now))
        .returning(LINK_COLUMNS)
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new CallError('reset-link-invalid');
  return row;
}

/** Deletes the invitation of an address. */
export async function removeInvitations(trx: Db, { email }: { readonly email: string }): Promise<void> {
  await trx
    .deleteFrom('account_links')
    .where('kind', '=', 'invitation')
    .where('email_key', 'in', addressKeys(email))
    .execute();
}

/** Invalidates links to reset the password, and those to change the address. */
export async function removeResetLinks(trx: Db, accountId: AccountId): Promise<void> {
  await trx
    .deleteFrom('account_links')
    .where('account_id', '=', accountId)
    .where('kind', 'in', ['reset-password', 'change-email'])
    .execute();
}

/** Invalidates links that undo a change of address made at this time or later. */
export async function removeUndoLinks(
  trx: Db,
  accountId: AccountId,
  { since }: { readonly since: Date },
): Promise<void> {
  await trx
    .deleteFrom('account_links')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'undo-email')
    .where('created_at', '>=', since)
    .execute();
}
