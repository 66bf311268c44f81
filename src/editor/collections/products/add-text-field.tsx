import { changing } from '#domain/documents/changing.ts';
import { MAX_ADD_TEXT_LENGTH } from '#domain/products/product-limits.ts';
import { productPanel as words } from '#messages/en/interface/product-panel.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useRecord } from '../../documents/use-document-state.ts';
import { useKeptText } from './use-kept-text.ts';

/** What the button says that puts a product into the cart (COMM-09); empty: what the site says. */
export function AddTextField({ item }: { readonly item: DocumentStore }) {
  const written = useRecord(item, 'settings')?.['addToCartText'];
  const text = typeof written === 'string' ? written : '';
  const kept = useKeptText(text, (typed) => {
    const value = typed.trim();
    if (value !== text) {
      item.run({
        name: changing(words.addText),
        operations: [{ op: 'set', id: 'settings', field: 'addToCartText', value }],
      });
    }
    return true;
  });
  return (
    <TextField
      {...kept}
      label={translate(words.addText)}
      description={translate(words.addTextHelp)}
      maxLength={MAX_ADD_TEXT_LENGTH}
    />
  );
}
