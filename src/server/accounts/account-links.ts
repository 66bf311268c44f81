import { createId } from '#lib/id.ts';
import type { AccountId } from '#domain/documents/record.ts';
import type { Db } from '#server/platform/database/database.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { createToken, hashToken, isToken } from './session-token.ts';
import type { AccountLinkKind } from './tables.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How long a mailed link works. */
export const LINK_LIFETIME_MS: Readonly<Record<AccountLinkKind, number>> = {
  'sign-up': 24 * HOUR_MS,
  'reset-password': HOUR_MS,
  'change-email': 24 * HOUR_MS,
};

interface NewLink {
  readonly kind: AccountLinkKind;
  readonly accountId: AccountId | null;
  readonly email: string;
  readonly now: number;
}

/** Makes a link and gives its token. Earlier links of the same kind for the same account stop working. */
export async function createAccountLink(trx: Db, link: NewLink): Promise<string> {
  if (link.accountId !== null) {
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
      email: link.email,
      created_at: new Date(link.now),
      expires_at: new Date(link.now + LINK_LIFETIME_MS[link.kind]),
    })
    .execute();
  return token;
}

export interface FoundLink {
  readonly accountId: AccountId | null;
  readonly email: string;
}

/** The link of a token while it works; reset-link-invalid else. */
export async function readAccountLink(
  db: Db,
  kind: AccountLinkKind,
  token: string,
  now: number,
): Promise<FoundLink> {
  const row = isToken(token)
    ? await db
        .selectFrom('account_links')
        .select(['account_id as accountId', 'email'])
        .where('token_hash', '=', hashToken(token))
        .where('kind', '=', kind)
        .where('expires_at', '>', new Date(now))
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new CallError('reset-link-invalid');
  return row;
}

/** Uses a link up: of two who come with it at once, one gets it. */
export async function takeAccountLink(
  trx: Db,
  kind: AccountLinkKind,
  token: string,
  now: number,
): Promise<FoundLink> {
  const row = isToken(token)
    ? await trx
        .deleteFrom('account_links')
        .where('token_hash', '=', hashToken(token))
        .where('kind', '=', kind)
        .where('expires_at', '>', new Date(now))
        .returning(['account_id as accountId', 'email'])
        .executeTakeFirst()
    : undefined;
  if (row === undefined) throw new CallError('reset-link-invalid');
  return row;
}
