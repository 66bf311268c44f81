import { z } from 'zod';

/** Items that are not valid, after which no more are looked at. */
const MAX_INVALID_ITEMS = 10;

/**
 * A list of at least `min` and at most `max` items. Unlike `z.array` it gives up after 10 items that are not valid: what
 * is mostly wrong costs no more than what is right, and its answer stays short.
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
  // What goes in is looked at item by item, which its type does not say.
  return list as unknown as z.ZodType<z.output<Item>[], z.input<Item>[]>;
}
