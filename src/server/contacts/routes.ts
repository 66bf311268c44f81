import * as contract from '#contract/contacts.ts';
import type { Call } from '#server/platform/http/call.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { Reader } from './contact-reader.ts';
import type { ContactSource } from './contact-source.ts';
import { findContact } from './find-contact.ts';
import { deleteLabel, holdLabel, listLabels, renameLabel, setLabel } from './labels.ts';
import { listContacts } from './list-contacts.ts';
import { mayFilter } from './may-filter.ts';
import { addNote, changeNote } from './notes.ts';
import { createContact, updateContact } from './save-contact.ts';
import { deleteSegment, listSegments, saveSegment } from './segments.ts';
import type { ContactId } from './tables.ts';
import { markTaxExempt } from './tax-exempt.ts';
import { timelineOf } from './timeline.ts';

type OwnerCall = Pick<Call<'app', 'permission'>, 'site' | 'services' | 'caller'>;

/** The contacts of a site in the configuration area, as the features that know people hand them in. */
export function contactRoutes(sources: readonly ContactSource[]): readonly Route[] {
  const find = (call: OwnerCall, contactId: ContactId) =>
    findContact(call.services.db, sources, call.site.siteId, contactId, readerOf(call));
  return [
    implement(contract.listContacts, async (call) => {
      mayFilter(call.caller, call.query.rules);
      return listContacts(call.services.db, sources, call.site.siteId, call.query);
    }),
    implement(contract.createContact, async ({ services, site, body }) => {
      const now = services.now();
      return {
        id: await services.db.transaction().execute((trx) => createContact(trx, site.siteId, body, now)),
      };
    }),
    implement(contract.getContact, async (call) => found(await find(call, call.params.contactId))),
    implement(contract.updateContact, async ({ services, site, params, body }) => {
      const isThere = await services.db
        .transaction()
        .execute((trx) => updateContact(trx, site.siteId, params.contactId, body));
      return done(isThere);
    }),
    implement(contract.markContactTaxExempt, async ({ services, site, params, body }) =>
      done(await markTaxExempt(services.db, site.siteId, params.contactId, body.isTaxExempt)),
    ),
    implement(contract.listTimeline, async (call) => {
      const { contactId } = call.params;
      const { siteId } = call.site;
      found(await find(call, contactId));
      return timelineOf(call.services.db, sources, siteId, contactId, call.caller.permissions, call.query);
    }),
    implement(contract.addContactNote, async (call) => {
      const { contactId } = call.params;
      found(await find(call, contactId));
      const by = { accountId: call.caller.account.accountId, now: call.services.now() };
      return { id: await addNote(call.services.db, call.site.siteId, contactId, call.body, by) };
    }),
    implement(contract.changeContactNote, (call) =>
      change(call, call.params, { ...call.body, now: call.services.now() }),
    ),
    implement(contract.removeContactNote, (call) => change(call, call.params, null)),
    implement(contract.listContactLabels, async ({ services, site }) => ({
      labels: await listLabels(services.db, site.siteId),
    })),
    implement(contract.createContactLabel, ({ services, site, body }) =>
      services.db.transaction().execute((trx) => holdLabel(trx, site.siteId, body.name, services.now())),
    ),
    implement(contract.renameContactLabel, async ({ services, site, params, body }) =>
      found(
        await services.db
          .transaction()
          .execute((trx) => renameLabel(trx, site.siteId, params.labelId, body.name)),
      ),
    ),
    implement(contract.deleteContactLabel, async ({ services, site, params }) =>
      done(await deleteLabel(services.db, site.siteId, params.labelId)),
    ),
    implement(contract.labelContacts, async ({ services, site, params, body }) => {
      const { ids, isGiven } = body;
      const changed = await services.db
        .transaction()
        .execute((trx) => setLabel(trx, site.siteId, params.labelId, ids, isGiven));
      return { changed: found(changed) };
    }),
    implement(contract.listContactSegments, async ({ services, site }) => ({
      segments: await listSegments(services.db, site.siteId),
    })),
    implement(contract.saveContactSegment, ({ services, site, body }) =>
      services.db.transaction().execute((trx) => saveSegment(trx, site.siteId, body, services.now())),
    ),
    implement(contract.deleteContactSegment, async ({ services, site, params }) =>
      done(await deleteSegment(services.db, site.siteId, params.segmentId)),
    ),
  ];
}

async function change(
  call: OwnerCall,
  params: Parameters<typeof changeNote>[2],
  written: Parameters<typeof changeNote>[3],
) {
  const outcome = await call.services.db
    .transaction()
    .execute((trx) => changeNote(trx, call.site.siteId, params, written, readerOf(call)));
  if (outcome !== 'done') throw new CallError(outcome);
  return {};
}

function readerOf({ caller }: OwnerCall): Reader {
  return { accountId: caller.account.accountId, permissions: caller.permissions };
}

function found<Value>(value: Value | null): Value {
  if (value === null) throw new CallError('not-found');
  return value;
}

function done(isThere: boolean): Record<string, never> {
  if (!isThere) throw new CallError('not-found');
  return {};
}
