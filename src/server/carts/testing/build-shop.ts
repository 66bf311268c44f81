import { createId } from '#lib/id.ts';
import { newVariantId, type VariantId } from '#domain/products/variant.ts';
import type { DocumentId, DocumentRecord, SiteId } from '#domain/documents/record.ts';
import type { SubscriptionPlan } from '#domain/subscriptions/subscription-plan.ts';
import { createDocument } from '#server/documents/create-document.ts';
import { newCollectionRecords, newItemRecords } from '#server/pages/document-templates.ts';
import type { Services } from '#server/platform/services.ts';
import { publishDocuments } from '#server/publishing/publish-documents.ts';

export interface BuiltProduct {
  readonly productId: DocumentId;
  /** One for each of its values; of a digital product it is that of the product. */
  readonly variantIds: readonly VariantId[];
}

interface ProductPlan {
  readonly title: string;
  /** Of each variant its price; several are the values of an option. */
  readonly prices: readonly number[];
  readonly type?: 'physical' | 'service' | 'digital' | 'gift-card';
  readonly weightGrams?: number;
  readonly mostPerOrder?: number;
  /** It is charged by a plan. */
  readonly plan?: SubscriptionPlan;
  /** Absent: unlimited. */
  readonly stock?: readonly number[];
}

/** A published store page with products, whose option is called Size and has the values Small, Medium, Large. */
export async function buildShop(
  services: Services,
  siteId: SiteId,
  plans: readonly ProductPlan[],
): Promise<readonly BuiltProduct[]> {
  const at = new Date(services.now());
  const made = { siteId, authorId: null, name: 'Create', at };
  const products = await services.db.transaction().execute(async (trx) => {
    const records = newCollectionRecords('Shop', 'shop', 'products');
    const { id: collectionId } = await createDocument(trx, { ...made, kind: 'collection', records });
    const built: BuiltProduct[] = [];
    for (const plan of plans) {
      const { variantIds, records: own } = recordsOf(plan, at);
      const { id } = await createDocument(trx, { ...made, kind: 'item', collectionId, records: own });
      const isDigital = plan.type === 'digital';
      built.push({ productId: id, variantIds: isDigital ? [id as string as VariantId] : variantIds });
    }
    return built;
  });
  await publishShop(services, siteId);
  for (const [index, { productId, variantIds }] of products.entries()) {
    for (const [place, quantity] of (plans[index]?.stock ?? []).entries()) {
      const variantId = variantIds[place];
      if (variantId !== undefined) await setStock(services, siteId, { productId, variantId, quantity });
    }
  }
  return products;
}

export async function publishShop(services: Services, siteId: SiteId): Promise<void> {
  await publishDocuments(services, { siteId, documentIds: 'all', authorId: null, name: 'Publish' });
}

/** The stock of a variant, as if it had been counted. */
export async function setStock(
  { db }: Services,
  siteId: SiteId,
  counted: { readonly productId: DocumentId; readonly variantId: VariantId; readonly quantity: number },
): Promise<void> {
  const { productId, variantId, quantity } = counted;
  await db
    .insertInto('variant_stock')
    .values({
      site_id: siteId,
      variant_id: variantId,
      document_id: productId,
      is_unlimited: false,
      quantity,
      version: 0,
    })
    .onConflict((conflict) => conflict.columns(['site_id', 'variant_id']).doUpdateSet({ quantity }))
    .execute();
}

function recordsOf(plan: ProductPlan, at: Date) {
  const { title, prices, type = 'physical', weightGrams = 0, mostPerOrder, plan: subscriptionPlan } = plan;
  const urlName = title.toLowerCase();
  const { settings } = newItemRecords(title, urlName, 'Anna', at.toISOString(), 'store-item');
  const optionId = createId();
  const values = ['Small', 'Medium', 'Large']
    .slice(0, prices.length)
    .map((name) => ({ id: createId(), name }));
  const hasOptions = prices.length > 1;
  const variants: DocumentRecord[] =
    type === 'digital'
      ? []
      : prices.map((price, index) => ({
          id: newVariantId(),
          type: 'variant',
          order: `V${index}`,
          price,
          weightGrams,
          sku: `${urlName.toUpperCase()}-${index + 1}`,
          values: hasOptions ? { [optionId]: values[index]?.id ?? '' } : {},
        }));
  const option: DocumentRecord = { id: optionId, type: 'product-option', order: 'V', name: 'Size', values };
  const content = {
    productType: type,
    ...(type === 'digital' ? { priceCents: prices[0] ?? 0 } : {}),
    ...(mostPerOrder === undefined ? {} : { mostPerOrder }),
    ...(subscriptionPlan === undefined ? {} : { isSubscribable: true, subscriptionPlan }),
  };
  const own: DocumentRecord = {
    ...settings,
    id: 'settings',
    type: 'settings',
    workflowState: 'published',
    structuredContent: content,
  };
  const records = [own, ...(hasOptions ? [option] : []), ...variants];
  return {
    variantIds: variants.map(({ id }) => id as VariantId),
    records: Object.fromEntries(records.map((record) => [record.id, record])),
  };
}
