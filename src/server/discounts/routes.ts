import { Readable } from 'node:stream';
import * as contract from '#contract/discounts.ts';
import { permittedTriggers } from '#domain/discounts/discount-triggers.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { loadStoreSettings } from '#server/store/queries.ts';
import { codesCsv } from './codes-csv.ts';
import { generateCodes } from './generate-codes.ts';
import { holdDiscount } from './hold-discount.ts';
import { listDiscounts } from './list-discounts.ts';
import { listItems } from './list-items.ts';
import { pauseDiscount } from './pause-discount.ts';
import { removeDiscount, restoreDiscount } from './remove-discount.ts';
import { changeDiscount, createDiscount } from './save-discount.ts';

/** Discounts and codes, as owners keep them (ORD-47 to ORD-53). */
export const discountRoutes: readonly Route[] = [
  implement(contract.listDiscounts, async ({ services: { db, now }, site: { siteId }, caller, query }) => {
    const triggers = [...permittedTriggers(caller.permissions)];
    const found = await listDiscounts(db, siteId, { ...query, triggers }, now());
    const { currency } = await loadStoreSettings(db, siteId);
    return { ...found, triggers, currency };
  }),
  implement(contract.createDiscount, async ({ services, site: { siteId }, caller, body }) => {
    const triggers = permittedTriggers(caller.permissions);
    return { id: await createDiscount(services, { siteId, triggers, fields: body }) };
  }),
  implement(contract.changeDiscount, async ({ services, site: { siteId }, caller, params, body }) => {
    const triggers = permittedTriggers(caller.permissions);
    await changeDiscount(services, { siteId, triggers, id: params.discountId, ...body });
    return {};
  }),
  implement(contract.pauseDiscount, async ({ services, site: { siteId }, caller, params, body }) => {
    const triggers = permittedTriggers(caller.permissions);
    await pauseDiscount(services, { siteId, id: params.discountId, triggers }, body.isPaused);
    return {};
  }),
  implement(contract.removeDiscount, async ({ services, site: { siteId }, caller, params }) => {
    const triggers = permittedTriggers(caller.permissions);
    await removeDiscount(services, { siteId, id: params.discountId, triggers });
    return {};
  }),
  implement(contract.restoreDiscount, async ({ services, site: { siteId }, caller, params }) => {
    const triggers = permittedTriggers(caller.permissions);
    await restoreDiscount(services, { siteId, id: params.discountId, triggers });
    return {};
  }),
  implement(contract.generateCodes, async ({ services, site: { siteId }, caller, params, body }) => {
    const triggers = permittedTriggers(caller.permissions);
    return { generated: await generateCodes(services, { siteId, id: params.discountId, triggers }, body) };
  }),
  implement(contract.exportCodes, async ({ services: { db }, site: { siteId }, caller, params, reply }) => {
    const { discountId } = params;
    await holdDiscount(db, siteId, discountId, permittedTriggers(caller.permissions));
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', 'attachment; filename="codes.csv"')
      .send(Readable.from(codesCsv(db, siteId, discountId)));
  }),
  implement(contract.listDiscountItems, async ({ services: { db }, site: { siteId }, query }) =>
    listItems(db, siteId, query.search),
  ),
];
