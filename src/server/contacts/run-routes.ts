import * as contract from '#contract/contact-runs.ts';
import { CONTACT_RUN_SHOWN_MS } from '#domain/contacts/contact-runs.ts';
import type { Call } from '#server/platform/http/call.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { logContacts } from './contact-log.ts';
import { contactRunJob } from './contact-run-job.ts';
import { contactRunKey } from './contact-run-key.ts';
import { cancelContactRun, findContactRun, listContactRuns, shownContactRun } from './contact-runs.ts';
import type { ContactSource } from './contact-source.ts';
import { FILE_TYPES } from './file-routes.ts';
import { findLabel } from './labels.ts';
import { mayFilter } from './may-filter.ts';
import type { PersonalDataPart } from './personal-data-part.ts';
import { startContactRun, type ContactSelection } from './start-contact-run.ts';
import type { ContactRunDetails } from './stored-contact.ts';
import type { ContactRunId } from './tables.ts';

type OwnerCall = Pick<Call<'app', 'permission'>, 'site' | 'services' | 'caller'>;

/** What is done to many contacts at once, as jobs with progress and cancel (CRM-13). */
export function contactRunRoutes(
  sources: readonly ContactSource[],
  parts: readonly PersonalDataPart[],
): readonly Route[] {
  const job = contactRunJob(sources, parts);
  const start = async (
    { services, site, caller }: OwnerCall,
    asked: {
      readonly kind: 'label' | 'unlabel' | 'list' | 'export' | 'erase';
      readonly details: ContactRunDetails;
      readonly selection: ContactSelection;
    },
  ) => {
    if ('filter' in asked.selection) mayFilter(caller, asked.selection.filter.rules);
    const by = caller.account.accountId;
    return startContactRun(services, sources, job, site.siteId, { ...asked, by });
  };
  const lists = sources.find((source) => source.lists !== undefined)?.lists;
  return [
    implement(contract.listContactRuns, async ({ services, site }) => ({
      runs: (await listContactRuns(services.db, site.siteId, services.now())).map(shownContactRun),
    })),
    implement(contract.startContactRun, async (call) => {
      const { services, site, body, caller } = call;
      const { action, selection } = body;
      if (action.kind === 'list') {
        if (!caller.permissions.has('newsletter.subscribers.write')) throw new CallError('not-permitted');
        const name = await lists?.nameOf(services.db, site.siteId, action.listId);
        if (name === undefined || name === null) throw new CallError('not-found');
        const details = { listId: action.listId, consent: action.consent, name };
        return shownContactRun(await start(call, { kind: 'list', details, selection }));
      }
      const label = await findLabel(services.db, site.siteId, action.labelId);
      if (label === null) throw new CallError('not-found');
      const details = { labelId: label.id, name: label.name };
      return shownContactRun(await start(call, { kind: action.kind, details, selection }));
    }),
    implement(contract.startContactExport, async (call) => {
      const { format, selection } = call.body;
      const details = { format, name: format };
      const run = await start(call, { kind: 'export', details, selection });
      const filter = 'filter' in selection ? selection.filter : {};
      await logContacts(call.services.db, call.site.siteId, {
        action: 'export',
        count: run.total,
        // What was searched for may be somebody's name.
        details: { format, isSearch: (filter.search ?? '') !== '', rules: filter.rules ?? null },
        accountId: run.accountId,
        now: call.services.now(),
      });
      return shownContactRun(run);
    }),
    implement(contract.startContactErasure, async (call) =>
      shownContactRun(await start(call, { kind: 'erase', details: {}, selection: call.body.selection })),
    ),
    implement(contract.cancelContactRun, async (call) => {
      const { services, site, params } = call;
      await services.db
        .transaction()
        .execute((trx) => cancelContactRun(trx, site.siteId, params.contactRunId, services.now()));
      return shownContactRun(await runOf(call, params.contactRunId));
    }),
    implement(contract.downloadContactRun, async (call) => {
      const { services, site, params, reply } = call;
      const run = await runOf(call, params.contactRunId);
      const { format } = run.details;
      const isThere = run.state === 'done' && run.createdAt.getTime() > services.now() - CONTACT_RUN_SHOWN_MS;
      const file = isThere ? await services.storage.read(contactRunKey(site.siteId, run.id)) : null;
      if (file === null || format === undefined) throw new CallError('not-found');
      const { type, ending } = FILE_TYPES[format];
      return reply
        .type(type)
        .header('cache-control', 'no-store')
        .header('content-length', file.size)
        .header('content-disposition', `attachment; filename="contacts-${site.identifier}.${ending}"`)
        .send(file.stream);
    }),
  ];
}

async function runOf({ services, site }: OwnerCall, id: ContactRunId) {
  const run = await findContactRun(services.db, site.siteId, id);
  if (run === null) throw new CallError('not-found');
  return run;
}
