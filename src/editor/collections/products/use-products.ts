import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { getProductFacts, listProducts, listRepeatedSkus } from '#contract/products.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { Variant } from '#domain/products/variant.ts';
import type { ProductSummary } from '#domain/products/product-summary.ts';
import type { PriceStyle } from '#domain/products/shown-price.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { CONTENT_KEY } from '../../site-context/content.ts';

/** The prices of the products of a store page, by their ids; empty while they are loading. */
export function useProductSummaries(collectionId: DocumentId): ReadonlyMap<string, ProductSummary> {
  const { data } = useQuery({
    queryKey: [...CONTENT_KEY, 'products', collectionId],
    queryFn: () => callEndpoint(listProducts, { params: { documentId: collectionId } }),
    select: summariesOf,
  });
  return data ?? NONE;
}

const NONE: ReadonlyMap<string, ProductSummary> = new Map();

function summariesOf({
  products,
  ...style
}: PriceStyle & {
  readonly products: readonly (Omit<ProductSummary, keyof PriceStyle> & {
    readonly documentId: DocumentId;
  })[];
}): ReadonlyMap<string, ProductSummary> {
  return new Map(products.map(({ documentId, ...product }) => [documentId, { ...style, ...product }]));
}

const factsKey = (documentId: DocumentId) => ['product-facts', documentId] as const;

/** What the page of a product shows besides its document: currency, arrangement, stock. */
export function useProductFacts(documentId: DocumentId) {
  return useQuery({
    queryKey: factsKey(documentId),
    queryFn: () => callEndpoint(getProductFacts, { params: { documentId } }),
  });
}

/** Asks for them again, and for the lists that say what can be had. */
export function useRefreshedFacts(documentId: DocumentId): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: factsKey(documentId) }),
      queries.invalidateQueries({ queryKey: [...CONTENT_KEY, 'products'] }),
    ]);
  };
}

/**
 * SKUs that stand twice, in the product or in another one: kept all the same, and warned of (COMM-25). The server is asked
 * again when they change.
 */
export function useRepeatedSkus(
  documentId: DocumentId,
  variants: readonly Pick<Variant, 'sku'>[],
): ReadonlySet<string> {
  const skus = variants.map(({ sku }) => sku).filter((sku) => sku !== '');
  const asked = skus.toSorted().join('\n');
  const { data } = useQuery({
    queryKey: [...CONTENT_KEY, 'repeated-skus', documentId, asked],
    queryFn: () => callEndpoint(listRepeatedSkus, { params: { documentId } }),
    placeholderData: keepPreviousData,
    enabled: asked !== '',
  });
  return useMemo(() => {
    const all = asked.split('\n');
    const twice = all.filter((sku, at) => all.indexOf(sku) !== at);
    const here = new Set(all);
    return new Set([...twice, ...(data?.skus ?? []).filter((sku) => here.has(sku))]);
  }, [asked, data]);
}
