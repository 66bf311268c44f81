import type { Transaction } from 'kysely';
import type { z } from 'zod';
import { SITE_ACTIVITY, type AccountActivityKind } from '#domain/activity/activity-kinds.ts';
import type { AccountId, DocumentId, SiteId } from '#domain/documents/record.ts';
import { idSchema } from '#domain/validation/id-schema.ts';
import { createId } from '#lib/id.ts';
import {
  secondFactorChanged,
  type FactorChange,
} from '#server/accounts/second-factor/second-factor-changed.ts';
import { signedIn } from '#server/accounts/signed-in.ts';
import type { Database } from '#server/platform/database/database.ts';
import { defineEventConsumer } from '#server/platform/events/define-event-consumer.ts';
import { accountActed } from './account-acted.ts';
import { siteActed } from './site-acted.ts';

/** What goes on within this time is one entry. */
const GOES_ON_MS = 60 * 60 * 1000;

/** Changes that no call of the account itself made: the others come with the device (`ACCOUNT_CALLS`). */
const WITHOUT_CALL: Readonly<Partial<Record<FactorChange, AccountActivityKind>>> = {
  reset: 'factor-reset',
  'password-again': 'password-again',
  'code-used': 'code-used',
};

const accountIdSchema = idSchema<'account'>();

type Heard =
  | z.infer<typeof siteActed.params>
  | z.infer<typeof accountActed.params>
  | z.infer<typeof signedIn.params>
  | z.infer<typeof secondFactorChanged.params>;

/** Keeps what happened in the activity logs of sites and accounts. */
export const keepActivity = defineEventConsumer<Heard>({
  name: 'keep-activity',
  events: [siteActed, accountActed, signedIn, secondFactorChanged],
  async consume(_services, { siteId, subject, params, at }, trx) {
    if ('accountId' in params) {
      if (siteId !== null) await keepOnSite(trx, siteId, { ...params, at });
      return;
    }
    const accountId = accountIdSchema.parse(subject);
    if ('kind' in params) return keepOfAccount(trx, accountId, { ...params, at });
    if ('change' in params) {
      const kind = WITHOUT_CALL[params.change];
      if (kind !== undefined) await keepOfAccount(trx, accountId, { kind, device: '', at });
      return;
    }
    const { device } = params;
    if (siteId === null) return keepOfAccount(trx, accountId, { kind: 'signed-in', device, at });
    const entry = { kind: 'signed-in', accountId, documentId: null, personId: null, device, at } as const;
    await keepOnSite(trx, siteId, entry);
  },
});

interface SiteEntry {
  readonly kind: keyof typeof SITE_ACTIVITY;
  readonly accountId: AccountId;
  readonly documentId: DocumentId | null;
  readonly personId: AccountId | null;
  readonly device: string;
  readonly at: Date;
}

async function keepOnSite(trx: Transaction<Database>, siteId: SiteId, entry: SiteEntry): Promise<void> {
  const document = entry.documentId === null ? null : await describe(trx, siteId, entry.documentId);
  const personId = await existing(trx, entry.personId);
  const last = await trx
    .selectFrom('site_activity')
    .select(['id', 'kind', 'document_id', 'person_id', 'device', 'at'])
    .where('site_id', '=', siteId)
    .where('account_id', '=', entry.accountId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const goesOn =
    last?.kind === entry.kind &&
    last.document_id === entry.documentId &&
    last.person_id === personId &&
    last.device === entry.device &&
    entry.at.getTime() - last.at.getTime() < GOES_ON_MS;
  if (goesOn) {
    await trx
      .updateTable('site_activity')
      .set((set) => ({ at: entry.at, times: set('times', '+', 1), ...document }))
      .where('site_id', '=', siteId)
      .where('id', '=', last.id)
      .execute();
    return;
  }
  await trx
    .insertInto('site_activity')
    .values({
      site_id: siteId,
      id: createId<'activity'>(entry.at.getTime()),
      account_id: await existing(trx, entry.accountId),
      kind: entry.kind,
      area: SITE_ACTIVITY[entry.kind],
      document_id: entry.documentId,
      title: null,
      version: null,
      ...document,
      person_id: personId,
      device: entry.device,
      began_at: entry.at,
      at: entry.at,
      times: 1,
    })
    .execute();
}

/** The title and the version of a document now; a title is kept for when it is gone. */
async function describe(trx: Transaction<Database>, siteId: SiteId, documentId: DocumentId) {
  const document = await trx
    .selectFrom('documents')
    .leftJoin('content_entries', (join) =>
      join
        .onRef('content_entries.site_id', '=', 'documents.site_id')
        .onRef('content_entries.document_id', '=', 'documents.id')
        .on('content_entries.stage', '=', 'draft'),
    )
    .select(['content_entries.title', 'documents.version'])
    .where('documents.site_id', '=', siteId)
    .where('documents.id', '=', documentId)
    .executeTakeFirst();
  return document ?? { title: null, version: null };
}

/** An account that is gone meanwhile leaves no trace. */
async function existing(trx: Transaction<Database>, accountId: AccountId | null): Promise<AccountId | null> {
  if (accountId === null) return null;
  const account = await trx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst();
  return account?.id ?? null;
}

async function keepOfAccount(
  trx: Transaction<Database>,
  accountId: AccountId,
  { kind, device, at }: { readonly kind: AccountActivityKind; readonly device: string; readonly at: Date },
): Promise<void> {
  if ((await existing(trx, accountId)) === null) return;
  const id = createId<'activity'>(at.getTime());
  await trx.insertInto('account_activity').values({ account_id: accountId, id, kind, device, at }).execute();
}
