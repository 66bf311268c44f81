import { shippingOptionSchema } from '#domain/store/shipping-option.ts';
import { overlappingBand } from '#domain/store/weight-bands.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { documentRules } from '#messages/en/interface/document-rules.ts';
import { defineRecord } from '../define-record.ts';
import { SHIPPING } from '../permission-rules.ts';

export const shippingOption = defineRecord({
  type: 'shipping-option',
  kinds: ['store'],
  schema: shippingOptionSchema,
  rules(record) {
    const option = shippingOptionSchema.safeParse(record);
    const price = option.data?.price;
    const index = price?.kind === 'weight' ? overlappingBand(price.bands) : null;
    if (index === null || price?.kind !== 'weight') return [];
    return [
      {
        path: ['price', 'bands', index, 'upToGrams'],
        message: documentRules.bandsOverlap,
        value: price.bands[index]?.upToGrams ?? null,
      },
    ];
  },
  permissions: { record: SHIPPING },
  describe: {
    added: documentDifferences.shippingOptionAdded,
    removed: documentDifferences.shippingOptionRemoved,
    changed: documentDifferences.shippingOptionChanged,
    moved: documentDifferences.shippingOptionMoved,
    positionFields: ['order'],
  },
});
