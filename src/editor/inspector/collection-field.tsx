import type { JsonValue } from '#lib/json.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { usePagesAndCollections } from '../pages/use-content.ts';
import type { FieldProps } from './field-props.ts';

/** One of the site's collections, kept as a link to it (BLK-87). */
export function CollectionField({ control, value, onChange, error }: FieldProps<'collection'>) {
  const content = usePagesAndCollections();
  if (content.isError) {
    return (
      <Banner tone="danger" actions={<Button onPress={() => void content.refetch()}>Try again</Button>}>
        The collections could not be loaded.
      </Banner>
    );
  }
  if (content.data === undefined) return <Spinner label="Loading collections" />;
  const collections = [...content.data.values()].filter((entry) => entry.kind === 'collection');
  if (collections.length === 0) {
    return (
      <Banner tone="info" title={control.label}>
        This site has no blog or gallery yet. Add one under Pages, then choose it here.
      </Banner>
    );
  }
  const link = linkValueSchema.safeParse(value);
  const chosen = link.success && link.data.kind === 'page' ? link.data.documentId : null;
  return (
    <Select
      label={control.label}
      description={control.help}
      errorMessage={error}
      placeholder="Choose a collection"
      options={collections.map(({ documentId, title }) => ({ value: documentId as string, label: title }))}
      value={collections.some(({ documentId }) => documentId === chosen) ? chosen : null}
      onChange={(documentId) => onChange({ kind: 'page', documentId } satisfies JsonValue)}
    />
  );
}
