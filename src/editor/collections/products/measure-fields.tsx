import type { CurrencyCode } from '#domain/money/currencies.ts';
import type { Variant } from '#domain/products/variant.ts';
import { lengthText, parseLength } from '#domain/store/length-text.ts';
import { lengthUnit, weightUnit, type MeasurementStandard } from '#domain/store/measurement.ts';
import { parseWeight, weightText } from '#domain/store/weight-text.ts';
import { productPanel as words } from '#messages/en/interface/product-panel.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { MeasureField } from './measure-field.tsx';
import { PriceField } from './price-field.tsx';
import { variantSetter } from './variant-fields.tsx';
import styles from './products.module.css';

interface MeasureFieldsProps {
  readonly item: DocumentStore;
  readonly variant: Variant;
  readonly standard: MeasurementStandard;
  readonly currency: CurrencyCode;
}

const SIZES: readonly {
  readonly field: 'lengthTenthMm' | 'widthTenthMm' | 'heightTenthMm';
  readonly label: Message;
}[] = [
  { field: 'lengthTenthMm', label: words.length },
  { field: 'widthTenthMm', label: words.width },
  { field: 'heightTenthMm', label: words.height },
];

/** Weight and size of what is sent, in the units of the store, and what sending it costs besides (COMM-09, COMM-108 to COMM-112, ORD-62). */
export function MeasureFields({ item, variant, standard, currency }: MeasureFieldsProps) {
  const set = variantSetter(item, variant);
  return (
    <>
      <MeasureField
        label={translate(words.weight)}
        value={variant.weightGrams}
        unit={weightUnit(standard)}
        invalid={translate(words.weightInvalid)}
        read={(grams) => weightText(grams, standard)}
        parse={(text) => parseWeight(text, standard)}
        onChange={(grams) => set('weightGrams', grams, words.weight)}
      />
      <div className={styles['sizes']}>
        {SIZES.map(({ field, label }) => (
          <MeasureField
            key={field}
            label={translate(label)}
            value={variant[field]}
            unit={lengthUnit(standard)}
            invalid={translate(words.sizeInvalid)}
            read={(tenths) => lengthText(tenths, standard)}
            parse={(text) => parseLength(text, standard)}
            onChange={(tenths) => set(field, tenths, label)}
          />
        ))}
      </div>
      <PriceField
        label={translate(words.extraDelivery)}
        description={translate(words.extraDeliveryHelp)}
        value={variant.extraDelivery}
        currency={currency}
        onChange={(value) => set('extraDelivery', value, words.extraDelivery)}
      />
    </>
  );
}
