import { randomInt } from 'node:crypto';
import { CrashBuyer } from './crash-buyer.mjs';
import { createChangeId } from './crash-client.mjs';

const EQUAL_SUBMISSIONS = 20;
/** Always enough of the one; the other is sold out now and then. */
const PRODUCTS = { Jug: { type: 'service', pieces: 900 }, Bowl: { type: 'service', pieces: 10 } };
/** Of one piece, in cents. */
export const PRICE = 2500;

/** A store with products that nothing has to deliver; of those without pieces there are always enough. */
export async function openShop(owner, sold = PRODUCTS) {
  const { entry: shop } = await owner.call('POST', '/api/pages', {
    title: 'Crash shop',
    kind: 'collection',
    collectionType: 'products',
    navigation: 'hidden',
  });
  const products = {};
  for (const [title, { type, pieces }] of Object.entries(sold)) {
    const { entry } = await owner.call('POST', '/api/items', { collectionId: shop.documentId, title });
    const { documentId } = entry;
    const { version, records } = await owner.call('GET', `/api/documents/${documentId}`);
    const variant = Object.values(records).find(({ type }) => type === 'variant');
    const operations = [
      { op: 'set', id: 'settings', field: 'workflowState', value: 'published' },
      { op: 'set', id: 'settings', field: 'structuredContent.productType', value: type },
      { op: 'set', id: variant.id, field: 'price', value: PRICE },
    ];
    const changed = await owner.call('POST', `/api/documents/${documentId}/changes`, {
      clientId: createChangeId(),
      changes: [
        { id: createChangeId(), baseVersion: version, name: 'Edit', gestureId: createChangeId(), operations },
      ],
    });
    if (changed.results.length !== 1) throw new Error(`An edit was refused: ${JSON.stringify(changed)}`);
    const stock = { variantId: variant.id, shown: null, typed: pieces };
    if (pieces !== undefined) await owner.call('PUT', `/api/items/${documentId}/stock`, stock);
    products[title] = documentId;
  }
  await owner.call('POST', '/api/publish', { documentIds: 'all' });
  return products;
}

/** Buyers who have come as far as the last button. */
export async function bringBuyers(shop) {
  const buyers = await Promise.all([
    bring(shop, 'Jug', randomInt(1, 4)),
    bring(shop, 'Jug', randomInt(1, 4)),
    bring(shop, 'Bowl', randomInt(1, 6)),
    bring(shop, 'Bowl', randomInt(1, 6)),
  ]);
  shop.buyers.push(...buyers);
  return buyers;
}

async function bring({ installation, products, buyers }, title, pieces) {
  const email = `buyer-${buyers.length}-${createChangeId()}@example.org`;
  const buyer = new CrashBuyer(installation.visitor(), email);
  await buyer.fill(products[title], pieces);
  return buyer;
}

/** All of them press the button at once; the first one's browser sends its form again and again. */
export async function send([first, ...others]) {
  await Promise.all([
    ...Array.from({ length: EQUAL_SUBMISSIONS }, () => first.send()),
    ...others.map((buyer) => buyer.send()),
  ]);
}
