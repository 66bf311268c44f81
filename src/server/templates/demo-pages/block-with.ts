import type { z } from 'zod';
import type { BlockDeclaration } from '#blocks/define-block.ts';
import type { MadeBlock } from '#domain/section-catalog/block-kit.ts';
import type { JsonObject } from '#lib/json.ts';

/** A block of a demo page: its defaults with what the page shows of it. */
export function blockWith<Type extends string, Schema extends z.ZodType>(
  block: BlockDeclaration<Type, Schema>,
  changes: Partial<z.infer<Schema>> = {},
): MadeBlock {
  const data = { ...(block.defaults() as object), ...changes };
  return { blockType: block.type, data: data as JsonObject, dataVersion: block.dataVersion };
}
