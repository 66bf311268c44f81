import * as contract from '#contract/contact-merges.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { ContactSource } from './contact-source.ts';
import { keepApart, suggestDuplicates } from './duplicates.ts';
import { hasContact } from './has-contact.ts';
import { mergeContacts } from './merge-contacts.ts';
import { mergesOf, undoMerge } from './undo-merge.ts';

/** Contacts that may be one person: suggested, joined, taken apart (CRM-14 to CRM-17). */
export function contactMergeRoutes(sources: readonly ContactSource[]): readonly Route[] {
  return [
    implement(contract.listDuplicates, async ({ services, site }) => ({
      pairs: await suggestDuplicates(services.db, site.siteId),
    })),
    implement(contract.keepContactsApart, async ({ services, site, params, body }) => {
      const ids = [params.contactId, body.otherId] as const;
      if (!(await keepApart(services.db, site.siteId, ids))) throw new CallError('not-found');
      return {};
    }),
    implement(contract.mergeContacts, async ({ services, site, params, body, caller }) => {
      const { signIn, ...rest } = body;
      const merge = { keptId: params.contactId, ...rest };
      const by = { accountId: caller.account.accountId, now: services.now(), services, signIn };
      const mergeId = await services.db
        .transaction()
        .execute((trx) => mergeContacts(trx, sources, site.siteId, merge, by));
      if (mergeId === null) throw new CallError('not-found');
      return { mergeId };
    }),
    implement(contract.listMerges, async ({ services, site, params }) => {
      const { contactId } = params;
      if (!(await hasContact(services.db, site.siteId, contactId))) throw new CallError('not-found');
      return { merges: await mergesOf(services.db, site.siteId, contactId, services.now()) };
    }),
    implement(contract.undoContactMerge, async ({ services, site, params, caller }) => {
      const by = { accountId: caller.account.accountId, now: services.now() };
      const isUndone = await services.db
        .transaction()
        .execute((trx) => undoMerge(trx, sources, site.siteId, params.mergeId, by));
      if (!isUndone) throw new CallError('not-found');
      return {};
    }),
  ];
}
