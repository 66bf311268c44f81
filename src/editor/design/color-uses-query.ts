import { listColorUses } from '#contract/pages.ts';
import type { CustomColorId } from '#domain/palette/color-ids.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** The query for the pages that use a custom colour; never cached, since others edit them. */
export function colorUsesQuery(colorId: CustomColorId) {
  return {
    queryKey: ['color-uses', colorId],
    queryFn: () => callEndpoint(listColorUses, { query: { colorId } }),
    staleTime: 0,
  } as const;
}
