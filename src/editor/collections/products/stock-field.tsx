import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { setStock } from '#contract/products.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import { MAX_QUANTITY } from '#domain/products/stock.ts';
import type { VariantId } from '#domain/products/variant.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { showToast } from '#ui/show-toast.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { useKeptText } from './use-kept-text.ts';
import { useRefreshedFacts } from './use-products.ts';

interface StockFieldProps {
  readonly label: string;
  readonly documentId: DocumentId;
  readonly variantId: VariantId;
  /** Null: unlimited. */
  readonly quantity: number | null;
  readonly isLabelHidden?: boolean;
  readonly description?: string;
}

/** How many pieces of a variant there are: kept at once when the field is left, without a publish. */
export function StockField({
  label,
  documentId,
  variantId,
  quantity,
  isLabelHidden,
  description,
}: StockFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const refresh = useRefreshedFacts(documentId);
  const save = useMutation({
    mutationFn: (next: number | null) =>
      callEndpoint(setStock, {
        params: { documentId },
        body: { variantId, shown: quantity, typed: next },
      }),
    onSuccess: async (saved) => {
      await refresh();
      showToast(
        saved.quantity === null
          ? translate(productPanel.stockUnlimited)
          : translate(productPanel.stockSaved, { pieces: saved.quantity }),
      );
    },
    onError: () => void showToast(translate(productPanel.stockFailed), { tone: 'danger' }),
  });

  const kept = useKeptText(textOf(save.isPending ? save.variables : quantity), (text) => {
    const figure = text.trim();
    if (!/^\d{0,7}$/.test(figure)) {
      setError(translate(productPanel.stockInvalid, { max: MAX_QUANTITY }));
      return false;
    }
    const next = figure === '' ? null : Number(figure);
    if (next !== quantity) save.mutate(next);
    return true;
  });

  return (
    <TextField
      {...kept}
      label={label}
      isLabelHidden={isLabelHidden}
      description={description}
      inputMode="numeric"
      placeholder={translate(productPanel.stockUnlimited)}
      errorMessage={error ?? undefined}
      onChange={(text) => {
        kept.onChange(text);
        setError(null);
      }}
    />
  );
}

function textOf(quantity: number | null): string {
  return quantity === null ? '' : String(quantity);
}
