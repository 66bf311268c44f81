import type { JSONContent } from '@tiptap/core';
import { richTextOf, richTextSchema, type RichText } from '#domain/rich-text/rich-text.ts';

/** The editor's content as it is stored; attributes the stored form does not know are left out. */
export function storedText(content: JSONContent): RichText {
  const parsed = richTextSchema.safeParse(withoutNulls(content));
  return parsed.success ? parsed.data : richTextOf('');
}

/** Attributes without a value are left out, so that an untouched text stays equal to what was stored. */
function withoutNulls(node: JSONContent): JSONContent {
  const attributes = Object.entries(node.attrs ?? {}).filter(
    ([name, value]) => value !== null && value !== undefined && !isDefault(name, value) && KNOWN.has(name),
  );
  const { attrs: _attrs, content, ...rest } = node;
  return {
    ...rest,
    ...(attributes.length === 0 ? {} : { attrs: Object.fromEntries(attributes) }),
    ...(content === undefined ? {} : { content: content.map(withoutNulls) }),
  };
}

const KNOWN = new Set(['level', 'textAlign', 'start', 'colspan', 'rowspan', 'align', 'caption']);
/** They are 1 unless told. */
const COUNTED = new Set(['start', 'colspan', 'rowspan']);

function isDefault(name: string, value: unknown): boolean {
  if (name === 'align') return value === 'start';
  if (name === 'caption') return value === '';
  return COUNTED.has(name) && value === 1;
}
