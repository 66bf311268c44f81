import { Readable } from 'node:stream';
import * as contract from '#contract/contact-files.ts';
import { receiveUpload } from '#server/files/receive-upload.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { spoolTable, type SpooledTable } from '#server/platform/csv/spool-table.ts';
import { logContacts } from './contact-log.ts';
import type { ContactSource } from './contact-source.ts';
import { countContacts, exportContacts } from './export-contacts.ts';
import { importContacts } from './import-contacts.ts';
import { mayFilter } from './may-filter.ts';
import { undoImport } from './undo-import.ts';

export const FILE_TYPES = {
  csv: { type: 'text/csv; charset=utf-8', ending: 'csv' },
  json: { type: 'application/json; charset=utf-8', ending: 'json' },
  vcard: { type: 'text/vcard; charset=utf-8', ending: 'vcf' },
} as const satisfies Readonly<Record<contract.ContactFormat, { type: string; ending: string }>>;

/** Contacts as files: exports, imports and their undo (CRM-19 to CRM-22). */
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
    implement(contract.importContacts, async (call) => {
      const { isDryRun, mode, columns } = call.query;
      const upload = await receiveUpload(call.request, call.reply, contract.MAX_CONTACTS_BYTES);
      let table: SpooledTable | null = null;
      try {
        table = await spoolTable(upload.content, contract.MAX_CONTACTS_BYTES);
        return await importContacts(call.services, {
          siteId: call.site.siteId,
          text: table.text(),
          isVcard: await isVcard(table),
          columns: columns ?? null,
          mode,
          isDryRun: isDryRun === 'true',
          accountId: call.caller.account.accountId,
        });
      } finally {
        upload.drain();
        await table?.remove();
      }
    }),
    implement(contract.undoContactImport, async ({ services, site, params }) => {
      const undone = await services.db
        .transaction()
        .execute((trx) => undoImport(trx, site.siteId, params.importId, services.now()));
      if (undone === null) throw new CallError('not-found');
      return undone;
    }),
  ];
}

/** By its beginning. */
async function isVcard(table: SpooledTable): Promise<boolean> {
  for await (const piece of table.text()) return /^\uFEFF?\s*BEGIN:VCARD/i.test(piece);
  return false;
}
