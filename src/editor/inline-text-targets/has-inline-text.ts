import { findBlock } from '#blocks/registry.ts';

/** Whether a block type has a rich text that is edited in place. */
export function hasInlineText(blockType: string): boolean {
  const declaration = findBlock(blockType);
  const field = declaration?.inlineField;
  const fields = declaration?.fields as Readonly<Record<string, { readonly control: string }>> | undefined;
  return field !== undefined && fields?.[field]?.control === 'rich-text';
}
