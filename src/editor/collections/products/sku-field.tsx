import { MAX_SKU_LENGTH } from '#domain/products/variant.ts';
import { productPanel } from '#messages/en/interface/product-panel.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { useKeptText } from './use-kept-text.ts';

interface SkuFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** What is odd about it, though it is kept. */
  readonly warning?: string | undefined;
}

/** The SKU of a variant; one that is too long stays in the field and says so (COMM-23). */
export function SkuField({ label, value, onChange, warning }: SkuFieldProps) {
  const kept = useKeptText(value, (text) => {
    if (text.length > MAX_SKU_LENGTH) return false;
    if (text.trim() !== value) onChange(text.trim());
    return true;
  });
  const isTooLong = kept.value.length > MAX_SKU_LENGTH;
  return (
    <TextField
      {...kept}
      label={label}
      errorMessage={isTooLong ? translate(productPanel.skuTooLong, { max: MAX_SKU_LENGTH }) : warning}
    />
  );
}
