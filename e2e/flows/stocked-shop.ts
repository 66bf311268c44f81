import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { callApi } from '../support/call-api.ts';
import { newField } from '../../src/domain/forms/new-field.ts';
import { DEFAULT_PRODUCT_CONTENT } from '../../src/domain/products/product-content.ts';
import type { RunningPortico } from '../support/start-portico.ts';
import { changeDocument, publishAll, siteDocumentId } from './documents.ts';

const EVERYWHERE = { countries: [], regions: [], postalCodes: [], isRestOfWorld: true };
/** A word that no line of a phone takes. */
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

const newId = (): string => randomBytes(12).toString('hex');

export interface ShopProduct {
  readonly productId: string;
  readonly variantId: string;
  /** Of its page, below the public host. */
  readonly path: string;
}

/** The products of a shop in which everything can be bought that is bought in a way of its own. */
export interface StockedShop {
  /** Is sent, has a long name, and five pieces. */
  readonly bowl: ShopProduct;
  readonly lesson: ShopProduct;
  /** Asks something before it goes into the cart. */
  readonly ring: ShopProduct;
  readonly giftCard: ShopProduct;
  readonly box: ShopProduct;
  /** Where is given to a fund. */
  readonly donatePath: string;
  /** Changes settings of the shop, which count at once. */
  set(fields: Readonly<Record<string, unknown>>): Promise<void>;
}

/** Sets up a shop on the demo site by the calls that the dashboard makes, in the language given. */
export async function openStockedShop(
  owner: Page,
  portico: RunningPortico,
  language: string,
): Promise<StockedShop> {
  await owner.goto(portico.appUrl('demo', '/config/pages'));
  await changeDocument(owner, await siteDocumentId(owner), [
    { op: 'set', id: 'settings', field: 'language', value: language },
  ]);
  const { id: storeId } = await callApi<{ id: string }>(owner, 'POST', '/api/store/open');
  await changeDocument(owner, storeId, [
    {
      op: 'put',
      record: {
        id: newId(),
        type: 'shipping-option',
        order: 'a',
        name: `Post ${LONG}`,
        places: EVERYWHERE,
        price: { kind: 'flat', order: 500, piece: 0 },
      },
    },
    { op: 'put', record: { ...question('checkout-field', 'Where did you hear of us?'), isInMails: false } },
  ]);
  const { entry } = await callApi<{ entry: { documentId: string } }>(owner, 'POST', '/api/pages', {
    title: 'Shop',
    kind: 'collection',
    collectionType: 'products',
    navigation: 'hidden',
  });
  const add = (title: string, type: string, price: number, more: object = {}, records: object[] = []) =>
    addProduct(owner, entry.documentId, { title, type, price, more, records });
  const subscriptionPlan = { billingPeriod: { value: 1, unit: 'month' }, numBillingCycles: 0 };
  const products = {
    bowl: await add(`Bowl ${LONG}`, 'physical', 2800),
    lesson: await add('Lesson', 'service', 6000),
    ring: await add('Ring', 'physical', 4500, {}, [question('product-field', `Engraving ${LONG}`)]),
    giftCard: await add('Gift card', 'gift-card', 5000),
    box: await add('Box', 'physical', 1900, { isSubscribable: true, subscriptionPlan }),
  };
  await callApi(owner, 'PUT', '/api/inventory', {
    counts: [{ variantId: products.bowl.variantId, shown: null, typed: 5 }],
  });
  await addDiscount(owner);
  await publishAll(owner);
  return {
    ...products,
    donatePath: await addFund(owner),
    set: (fields) =>
      changeDocument(
        owner,
        storeId,
        Object.entries(fields).map(([field, value]) => ({ op: 'set', id: 'settings', field, value })),
      ),
  };
}

async function addProduct(
  owner: Page,
  collectionId: string,
  product: { title: string; type: string; price: number; more: object; records: object[] },
): Promise<ShopProduct> {
  const { title, type, price, more, records } = product;
  const { entry, document } = await callApi<{
    entry: { documentId: string; path: string };
    document: { records: Record<string, { id: string; type: string }> };
  }>(owner, 'POST', '/api/items', { collectionId, title });
  const variantId = Object.values(document.records).find((each) => each.type === 'variant')?.id ?? '';
  const content = { ...DEFAULT_PRODUCT_CONTENT, productType: type, ...more };
  await changeDocument(owner, entry.documentId, [
    { op: 'set', id: variantId, field: 'price', value: price },
    ...records.map((record) => ({ op: 'put', record })),
    { op: 'set', id: 'settings', field: 'structuredContent', value: content },
    { op: 'set', id: 'settings', field: 'workflowState', value: 'published' },
  ]);
  return { productId: entry.documentId, variantId, path: entry.path };
}

/** A line of text that has to be answered. */
function question(type: string, title: string): object {
  return { ...newField('text', newId()), type, order: 'V', title, required: true };
}

/** A tenth less for whoever knows the code FRIENDS. */
async function addDiscount(owner: Page): Promise<void> {
  await callApi(owner, 'POST', '/api/discounts', {
    trigger: 'code',
    title: `Friends ${LONG}`,
    code: 'FRIENDS',
    effect: { kind: 'percent', on: 'lines', percent: 1000 },
    conditions: {
      minimumSubtotal: null,
      minimumPieces: null,
      productIds: null,
      categories: null,
      isForMembers: false,
      isForFirstOrder: false,
      countries: null,
      leavesOutSales: false,
    },
    emails: null,
    isExclusive: false,
    startsAt: '2026-01-01T00:00',
    endsAt: null,
    useLimit: null,
    customerLimit: null,
  });
}

async function addFund(owner: Page): Promise<string> {
  const name = `A roof for the ${LONG}`;
  await callApi(owner, 'POST', '/api/funds', {
    name,
    amounts: [{ amount: 2500, label: `A tile of the ${LONG}`.slice(0, 40) }],
    takesOther: true,
    minimum: 100,
    feePercent: 400,
    frequencies: ['month'],
    asksAddress: true,
    asksMessage: true,
    questions: [],
    receiptText: '',
  });
  const { pages } = await callApi<{ pages: { id: string }[] }>(owner, 'GET', '/api/funds');
  return `/checkout/donate?donatePageId=${pages[0]?.id ?? ''}`;
}
