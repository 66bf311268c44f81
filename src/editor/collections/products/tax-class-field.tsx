import { changing } from '#domain/documents/changing.ts';
import type { ProductContent } from '#domain/products/product-content.ts';
import type { TaxClass } from '#domain/store/tax-class.ts';
import { taxClasses as words } from '#messages/en/interface/tax-classes.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import type { OwnFieldsProps } from '../define-collection-editor.ts';

interface TaxClassFieldProps {
  readonly item: OwnFieldsProps['item'];
  readonly content: ProductContent;
  /** Those of the owner. */
  readonly own: readonly TaxClass[];
}

/** At which of the rates of a tax a product is taxed; one whose class is gone at the standard rate (ORD-65). */
export function TaxClassField({ item, content, own }: TaxClassFieldProps) {
  const options = [
    { value: 'standard', label: translate(words.standard) },
    { value: 'reduced', label: translate(words.reduced) },
    { value: 'zero', label: translate(words.zero) },
    ...own.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <Select
      label={translate(words.taxClass)}
      options={options}
      value={options.find(({ value }) => value === content.taxClass)?.value ?? 'standard'}
      onChange={(taxClass) =>
        item.run({
          name: changing(words.taxClass),
          operations: [
            { op: 'set', id: 'settings', field: 'structuredContent', value: { ...content, taxClass } },
          ],
        })
      }
    />
  );
}
