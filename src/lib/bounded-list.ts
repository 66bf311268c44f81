import { z } from 'zod';

/** After this many items that are not valid the rest of a list is not checked. */
const MAX_INVALID_ITEMS = 10;

/**
 * A list of at least `min` and at most `max` items. Unlike `z.array` it stops after 10 items that are not valid, so
 * that a list that is mostly wrong costs no more to refuse than a right one, and its answer stays short.
 */
export function boundedList<Item extends z.ZodType>(
  item: Item,
  { min = 0, max }: { readonly min?: number; readonly max: number },
): z.ZodType<z.output<Item>[], z.input<Item>[]> {
  const list = z
    .array(z.unknown())
    .min(min)
    .max(max)
    .transform((values, context) => {
      const items: z.output<Item>[] = [];
      let invalid = 0;
      for (const [index, value] of values.entries()) {
        const parsed = item.safeParse(value);
        if (parsed.success) {
          items.push(parsed.data);
          continue;
        }
        for (const issue of parsed.error.issues) {
          context.issues.push({ ...issue, path: [index, ...issue.path] } as never);
        }
        invalid += 1;
        if (invalid === MAX_INVALID_ITEMS) break;
      }
      return invalid === 0 ? items : z.NEVER;
    });
  // The input type of a custom schema is unknown; the items are checked above.
  return list as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>;
}
