import type { JsonObject } from '#lib/json.ts';
import { isTextName } from '#domain/content-search/text-names.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { blockRecordSchema } from '#domain/pages/block-record.ts';
import type { BlockDeclaration, FieldControl } from './define-block.ts';
import { parseBlockData } from './parse-block-data.ts';
import { findBlock } from './registry.ts';

type Declared = Pick<BlockDeclaration, 'fields' | 'code'>;

/**
 * The texts and pictures of a block that can be other ones in each place of a synced section (EDIT-206), with their
 * controls: what is no choice, no address and no code. A list is one field.
 */
export function overridableFields({
  fields,
  code,
}: Declared): readonly (readonly [field: string, control: FieldControl])[] {
  if (code !== undefined) return [];
  const controls = Object.entries(fields as Readonly<Record<string, FieldControl>>);
  return controls.filter(([name, control]) => holdsContent(name, control));
}

function holdsContent(name: string, control: FieldControl): boolean {
  switch (control.control) {
    case 'text':
      return isTextName(name);
    case 'textarea':
      return control.isCode !== true;
    case 'rich-text':
    case 'image':
    case 'slides':
      return true;
    case 'list':
      return Object.entries(control.fields).some((each) => holdsContent(...each));
    default:
      return false;
  }
}

/** A block with texts and pictures of one place; what it could not show then stays as it is. */
export function overrideBlock(record: DocumentRecord, overrides: JsonObject): DocumentRecord {
  const block = blockRecordSchema.safeParse(record);
  const declaration = block.success ? findBlock(block.data.blockType) : null;
  if (!block.success || declaration === null) return record;
  const parsed = parseBlockData(declaration, block.data.data, block.data.dataVersion);
  if (!parsed.ok) return record;
  let data = parsed.value as JsonObject;
  for (const [field] of overridableFields(declaration)) {
    const value = overrides[field];
    if (value === undefined) continue;
    const checked = declaration.schema.safeParse({ ...data, [field]: value });
    if (checked.success) data = checked.data as JsonObject;
  }
  return { ...record, data, dataVersion: declaration.dataVersion };
}
