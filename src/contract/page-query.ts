import { z } from 'zod';

const MAX_PAGE = 100_000;

/** The part of a query that asks for one page of a list; pages count from 1. */
export function pageQuery(sizes: { readonly pageSize: number; readonly maxPageSize: number }) {
  return {
    page: z.coerce.number().int().min(1).max(MAX_PAGE).default(1),
    pageSize: z.coerce.number().int().min(1).max(sizes.maxPageSize).default(sizes.pageSize),
  };
}
