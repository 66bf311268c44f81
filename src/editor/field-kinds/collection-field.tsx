import type { JsonValue } from '#lib/json.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { sayLabel } from '#ui/say-label.ts';
import { PageField } from '../pages/page-field.tsx';
import type { FieldProps } from '../fields/field-props.ts';

/** One of the site's collections or products, stored as a link to it (BLK-87, CONT-38). */
export function CollectionField({ control, value, onChange, error }: FieldProps<'collection' | 'product'>) {
  const link = linkValueSchema.safeParse(value);
  return (
    <PageField
      among={control.control}
      label={sayLabel(control.label)}
      {...(control.help === undefined ? {} : { description: sayLabel(control.help) })}
      errorMessage={error}
      value={link.success && link.data.kind === 'page' ? link.data.documentId : null}
      onChange={(documentId) => {
        if (documentId !== null) onChange({ kind: 'page', documentId } satisfies JsonValue);
      }}
    />
  );
}
