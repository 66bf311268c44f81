import { Readable } from 'node:stream';
import { exportProducts } from '#contract/product-files.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { productsCsv } from './products-csv.ts';

/** Products as a file. Importing one is a kind of `table-imports`. */
export const productFileRoutes: readonly Route[] = [
  implement(exportProducts, async ({ services, site, query, reply }) => {
    const { siteId, identifier } = site;
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="products-${identifier}.csv"`)
      .send(Readable.from(productsCsv(services, { siteId, identifier }, query.collectionId ?? null)));
  }),
];
