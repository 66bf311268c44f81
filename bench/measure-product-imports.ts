import type { TableImport } from '../src/contract/table-imports.ts';
import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { measureServerMemory } from './measure-memory.ts';
import type { OwnerClient } from './owner-client.ts';
import type { Measured } from './report.ts';

const PRODUCTS = 10_000;
const VARIANTS = 4;
const BROKEN = 100;
const MAX_MB = 400;
const MAX_SECONDS = 300;
const LOOK_EVERY_MS = 200;

/** An import of 10,000 products with four variants each and no pictures, 100 of them broken: taken in, and a second time. */
export async function measureProductImports(
  portico: RunningPortico,
  owner: OwnerClient,
): Promise<readonly Measured[]> {
  const { entry } = await owner.call<{ entry: { documentId: string } }>('POST', '/api/pages', {
    title: 'Moved shop',
    kind: 'collection',
    collectionType: 'products',
    navigation: 'hidden',
  });
  const measured: Measured[] = [];
  for (const round of ['first', 'second'] as const) {
    let peak = 0;
    const ended = async (id: string): Promise<TableImport> => {
      for (;;) {
        peak = Math.max(peak, measureServerMemory(portico.process.pid ?? 0, portico.dataDir) ?? 0);
        const found = await owner.call<TableImport>('GET', `/api/table-imports/${id}`);
        if (found.state !== 'checking' && found.state !== 'running') return found;
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
      }
    };
    const startedAt = performance.now();
    const path = `/api/table-imports?kind=products&collectionId=${entry.documentId}`;
    const { id } = await owner.upload<TableImport>('products.csv', file(), path);
    await ended(id);
    const checkedAt = performance.now();
    const options = { morePages: true };
    await owner.call('POST', `/api/table-imports/${id}/start`, { isDryRun: false, options });
    const done = await ended(id);
    const right = PRODUCTS - BROKEN;
    const expected = round === 'first' ? [right, 0, BROKEN] : [0, right, BROKEN];
    if ([done.added, done.unchanged, done.wrong].join() !== expected.join())
      throw new Error(`An import of products went wrong: ${JSON.stringify(done)}`);
    const what = `import of 10,000 products with 4 variants, ${round} time`;
    measured.push(
      { what: `${what}: looking through`, value: (checkedAt - startedAt) / 1000, unit: 's' },
      {
        what: `${what}: taking in`,
        value: (performance.now() - checkedAt) / 1000,
        unit: 's',
        target: { atMost: MAX_SECONDS },
      },
      { what: `${what}: memory of the server at most`, value: peak, unit: 'MB', target: { atMost: MAX_MB } },
    );
  }
  return measured;
}

/** As Shopify writes it. */
function file(): Buffer {
  const lines = [
    'Handle,Title,Body (HTML),Type,Tags,Published,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Status',
  ];
  for (let at = 0; at < PRODUCTS; at += 1) {
    const price = at % 100 === 7 ? 'broken' : `${10 + (at % 90)}.50`;
    for (let variant = 0; variant < VARIANTS; variant += 1) {
      const whole =
        variant === 0
          ? `Product ${at},<p>A thing of <b>clay</b>.</p><p>Number ${at}.</p>,Type ${at % 40},"a, b",true,Size`
          : ',,,,,';
      lines.push(
        `product-${at},${whole},Size ${variant},P-${at}-${variant},350,shopify,${at % 20},${price},active`,
      );
    }
  }
  return Buffer.from(`${lines.join('\n')}\n`);
}
