import { createId } from '../src/lib/id.ts';
import type { OwnerClient } from './owner-client.ts';

export interface BenchProduct {
  readonly productId: string;
  readonly variantIds: readonly string[];
}

interface Plan {
  readonly title: string;
  readonly type: 'physical' | 'service';
  /** Of the names of its two options; a variant for each pair. */
  readonly values: number;
  /** Of each variant. */
  readonly pieces: number;
}

/** A published store page of the demo site with some products, made as an owner makes it, and a way of delivery. */
export async function openBenchShop(
  owner: OwnerClient,
  plans: readonly Plan[],
): Promise<readonly BenchProduct[]> {
  const { entry } = await owner.call<{ entry: { documentId: string } }>('POST', '/api/pages', {
    title: 'Bench shop',
    kind: 'collection',
    collectionType: 'products',
    navigation: 'hidden',
  });
  const products: BenchProduct[] = [];
  for (const plan of plans) products.push(await addProduct(owner, entry.documentId, plan));
  const store = await owner.call<{ id: string; version: number }>('POST', '/api/store/open', {});
  const post = {
    id: createId(),
    type: 'shipping-option',
    order: 'V',
    name: 'Post',
    places: { countries: [], regions: [], postalCodes: [], isRestOfWorld: true },
    price: { kind: 'flat', order: 500, piece: 0 },
  };
  await change(owner, store.id, store.version, [{ op: 'put', record: post }]);
  await owner.call('POST', '/api/publish', { documentIds: 'all' });
  return products;
}

async function addProduct(
  owner: OwnerClient,
  collectionId: string,
  { title, type, values, pieces }: Plan,
): Promise<BenchProduct> {
  const { entry } = await owner.call<{ entry: { documentId: string } }>('POST', '/api/items', {
    collectionId,
    title,
  });
  const productId = entry.documentId;
  const { version, records } = await owner.call<{
    version: number;
    records: Record<string, { id: string; type: string }>;
  }>('GET', `/api/documents/${productId}`);
  const names = Array.from({ length: values }, (_, place) => ({ id: createId(), name: `No. ${place + 1}` }));
  const [size, colour] = [createId(), createId()];
  const option = (id: string, name: string, own: typeof names) => ({
    op: 'put',
    record: { id, type: 'product-option', order: name, name, values: own },
  });
  const others = names.map((each) => ({ ...each, id: createId() }));
  const first = Object.values(records).filter((record) => record.type === 'variant');
  const variants = names.flatMap((one) =>
    others.map((other) => ({
      id: createId(),
      type: 'variant',
      order: `${one.name} ${other.name}`,
      price: 2500,
      sku: `${title}-${one.name}-${other.name}`,
      values: { [size]: one.id, [colour]: other.id },
    })),
  );
  await change(owner, productId, version, [
    { op: 'set', id: 'settings', field: 'workflowState', value: 'published' },
    { op: 'set', id: 'settings', field: 'structuredContent.productType', value: type },
    ...first.map(({ id }) => ({ op: 'remove', id })),
    option(size, 'Size', names),
    option(colour, 'Colour', others),
    ...variants.map((record) => ({ op: 'put', record })),
  ]);
  for (const { id } of variants) {
    await owner.call('PUT', `/api/items/${productId}/stock`, { variantId: id, shown: null, typed: pieces });
  }
  return { productId, variantIds: variants.map(({ id }) => id) };
}

async function change(
  owner: OwnerClient,
  documentId: string,
  baseVersion: number,
  operations: readonly object[],
): Promise<void> {
  const { results, rejected } = await owner.call<{ results: unknown[]; rejected: unknown }>(
    'POST',
    `/api/documents/${documentId}/changes`,
    {
      clientId: createId(),
      changes: [{ id: createId(), baseVersion, name: 'Bench', gestureId: createId(), operations }],
    },
  );
  if (results.length !== 1) throw new Error(`The shop was not made: ${JSON.stringify(rejected)}`);
}
