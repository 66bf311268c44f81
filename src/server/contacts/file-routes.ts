import { Readable } from 'node:stream';
import * as contract from '#contract/contact-files.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { logContacts } from './contact-log.ts';
import type { ContactSource } from './contact-source.ts';
import { countContacts, exportContacts } from './export-contacts.ts';
import { mayFilter } from './may-filter.ts';

export const FILE_TYPES = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  json: { type: 'application/json; charset=utf-8', ending: 'json' },
  vcard: { type: 'text/vcard; charset=utf-8', ending: 'vcf' },
} as const satisfies Readonly<Record<contract.ContactFormat, { type: string; ending: string }>>;

/** Contacts as files (CRM-21, CRM-22). */
export function contactFileRoutes(sources: readonly ContactSource[]): readonly Route[] {
  return [
    implement(contract.countExport, async (call) => {
      mayFilter(call.caller, call.body.rules);
      return { count: await countContacts(call.services.db, sources, call.site.siteId, call.body) };
    }),
    implement(contract.exportContacts, async (call) => {
      const { services, site, query, caller } = call;
      const { siteId, identifier } = site;
      mayFilter(caller, query.rules);
      const { format, search = '', rules } = query;
      await logContacts(services.db, siteId, {
        action: 'export',
        count: await countContacts(services.db, sources, siteId, query),
        // What was searched for may be somebody's name.
        details: { format, isSearch: search !== '', rules: rules ?? null },
        accountId: caller.account.accountId,
        now: services.now(),
      });
      const { type, ending } = FILE_TYPES[format];
      return call.reply
        .type(type)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="contacts-${identifier}.${ending}"`)
        .send(Readable.from(exportContacts(services.db, sources, siteId, query, format)));
    }),
  ];
}
