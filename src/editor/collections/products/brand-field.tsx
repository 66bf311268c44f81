import { changing } from '#domain/documents/changing.ts';
import type { ProductContent } from '#domain/products/product-content.ts';
import { MAX_BRAND_LENGTH } from '#domain/products/product-limits.ts';
import { productPanel as words } from '#messages/en/interface/product-panel.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import type { OwnFieldsProps } from '../define-collection-editor.ts';
import { useKeptText } from './use-kept-text.ts';

interface BrandFieldProps {
  readonly item: OwnFieldsProps['item'];
  readonly content: ProductContent;
}

/** Who makes a product: its page says it above the title, and search engines read it (FIND-60). */
export function BrandField({ item, content }: BrandFieldProps) {
  const kept = useKeptText(content.brand, (typed) => {
    const brand = typed.trim();
    if (brand !== content.brand) {
      item.run({
        name: changing(words.brand),
        operations: [{ op: 'set', id: 'settings', field: 'structuredContent', value: { ...content, brand } }],
      });
    }
    return true;
  });
  return <TextField {...kept} label={translate(words.brand)} maxLength={MAX_BRAND_LENGTH} />;
}
