import { listColorUses } from '#contract/pages.ts';
import type { CustomColorId } from '#domain/palette/color-ids.ts';
import { callEndpoint } from '../api/call-endpoint.ts';

/** What asks for the pages that wear an own color; anew each time, since others write in them. */
export function colorUsesQuery(colorId: CustomColorId) {
  return {
    queryKey: ['color-uses', colorId],
    queryFn: () => callEndpoint(listColorUses, { query: { colorId } }),
    staleTime: 0,
  } as const;
}
