import { useState } from 'react';
import { changing } from '#domain/documents/changing.ts';
import type { ProductContent } from '#domain/products/product-content.ts';
import { MAX_LINE_PIECES } from '#domain/products/product-limits.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import type { OwnFieldsProps } from '../define-collection-editor.ts';
import { useKeptText } from './use-kept-text.ts';

interface MostPerOrderFieldProps {
  readonly item: OwnFieldsProps['item'];
  readonly content: ProductContent;
}

/** How many pieces of a product one order may have; empty: as many as a cart holds (ORD-02). */
export function MostPerOrderField({ item, content }: MostPerOrderFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const { mostPerOrder } = content;
  const kept = useKeptText(mostPerOrder === null ? '' : String(mostPerOrder), (text) => {
    const figure = text.trim();
    const next = figure === '' ? null : Number(figure);
    if (next !== null && !(/^[0-9]+$/.test(figure) && next >= 1 && next <= MAX_LINE_PIECES)) {
      setError(translate(productPanel.mostPerOrderInvalid, { max: MAX_LINE_PIECES }));
      return false;
    }
    if (next !== mostPerOrder) {
      item.run({
        name: changing(productPanel.mostPerOrder),
        operations: [
          {
            op: 'set',
            id: 'settings',
            field: 'structuredContent',
            value: { ...content, mostPerOrder: next },
          },
        ],
      });
    }
    return true;
  });
  return (
    <TextField
      {...kept}
      label={translate(productPanel.mostPerOrder)}
      inputMode="numeric"
      errorMessage={error ?? undefined}
      onChange={(text) => {
        kept.onChange(text);
        setError(null);
      }}
    />
  );
}
