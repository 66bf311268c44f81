import { Readable } from 'node:stream';
import * as contract from '#contract/table-imports.ts';
import type { TableImportKind } from '#domain/table-imports/table-import.ts';
import { receiveUpload } from '#server/files/receive-upload.ts';
import type { Call } from '#server/platform/http/call.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { interfaceLocale } from '#server/platform/http/interface-locale.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { endImport } from './end-import.ts';
import { countLeftOut, leftOutCsv } from './left-out-rows.ts';
import { startTableImport, undoTableImport, uploadTable } from './start-table-import.ts';
import { findTableImport, listTableImports, shownImport, shownReport } from './stored-imports.ts';
import { tableImportJob } from './table-import-job.ts';
import type { TableImportPart } from './table-import-part.ts';
import type { TableImportId } from './tables.ts';

type OwnerCall = Pick<Call<'app', 'permission'>, 'site' | 'services' | 'caller'>;

/** Imports of tables, of every kind (CRM-19). */
export function tableImportRoutes(parts: readonly TableImportPart[]): readonly Route[] {
  const job = tableImportJob(parts);
  const partOf = ({ caller }: OwnerCall, kind: TableImportKind): TableImportPart => {
    const part = parts.find((each) => each.kind === kind);
    if (part === undefined) throw new CallError('not-found');
    if (!caller.permissions.has(part.permission)) throw new CallError('not-permitted');
    return part;
  };
  /** What is imported into: a list or a store page of the site for kinds that have several, else nothing. */
  const targetOf = async (
    { services, site }: OwnerCall,
    part: TableImportPart,
    {
      listId,
      collectionId,
    }: { readonly listId?: string | undefined; readonly collectionId?: string | undefined },
  ) => {
    const asked = part.kind === 'products' ? collectionId : listId;
    if (part.hasTarget === undefined) return null;
    const isThere = asked !== undefined && (await part.hasTarget(services.db, site.siteId, asked));
    if (!isThere) throw new CallError('not-found');
    return asked;
  };
  const stored = async (call: OwnerCall, id: TableImportId) => {
    const found = await findTableImport(call.services.db, call.site.siteId, id);
    if (found === null) throw new CallError('not-found');
    return { found, part: partOf(call, found.kind) };
  };
  return [
    implement(contract.uploadTable, async (call) => {
      const { services, site, query, caller } = call;
      const part = partOf(call, query.kind);
      const targetId = await targetOf(call, part, query);
      const upload = await receiveUpload(call.request, call.reply, part.maxBytes);
      try {
        const table = {
          siteId: site.siteId,
          targetId,
          fileName: upload.name,
          content: upload.content,
          by: caller.account.accountId,
        };
        return shownImport(await uploadTable(services, job, part, table), services.now());
      } finally {
        upload.drain();
      }
    }),
    implement(contract.listTableImports, async (call) => {
      const { services, site, query } = call;
      const part = partOf(call, query.kind);
      const isWhole = part.isListedWhole === true && query.collectionId === undefined;
      const targetId = isWhole ? 'any' : await targetOf(call, part, query);
      const now = services.now();
      const of = { kind: part.kind, targetId, now };
      const imports = await listTableImports(services.db, site.siteId, of);
      return { imports: imports.map((each) => shownImport(each, now)) };
    }),
    implement(contract.getTableImport, async (call) => {
      const { services, site, params } = call;
      const { found } = await stored(call, params.tableImportId);
      return shownReport(services.db, site.siteId, found, services.now());
    }),
    implement(contract.startTableImport, async (call) => {
      const { services, site, params, body, caller } = call;
      await stored(call, params.tableImportId);
      const asked = { ...body, by: caller.account.accountId };
      const started = await startTableImport(services, job, site.siteId, params.tableImportId, asked);
      return shownImport(started, services.now());
    }),
    implement(contract.cancelTableImport, async (call) => {
      const { services, site, params } = call;
      const { part } = await stored(call, params.tableImportId);
      const end = { from: ['checking', 'checked', 'running'], to: 'cancelled' } as const;
      await endImport(services, part, site.siteId, params.tableImportId, end);
      return shownImport((await stored(call, params.tableImportId)).found, services.now());
    }),
    implement(contract.undoTableImport, async (call) => {
      const { services, site, params } = call;
      await stored(call, params.tableImportId);
      return shownImport(
        await undoTableImport(services, job, site.siteId, params.tableImportId),
        services.now(),
      );
    }),
    implement(contract.countLeftOut, async (call) => {
      const { services, site, params } = call;
      await stored(call, params.tableImportId);
      return { count: await countLeftOut(services.db, site.siteId, params.tableImportId) };
    }),
    implement(contract.downloadLeftOut, async (call) => {
      const { services, site, params, caller, request, reply } = call;
      const { siteId, identifier } = site;
      const { found, part } = await stored(call, params.tableImportId);
      await part.downloaded?.(services, {
        siteId,
        count: await countLeftOut(services.db, siteId, found.id),
        accountId: caller.account.accountId,
      });
      const rows = leftOutCsv(services.db, siteId, found, part, interfaceLocale(request));
      return reply
        .type('text/csv; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="left-out-${part.kind}-${identifier}.csv"`)
        .send(Readable.from(rows));
    }),
  ];
}
