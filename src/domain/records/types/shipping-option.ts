import { shippingOptionSchema } from '#domain/store/shipping-option.ts';
import { placeProblems } from '#domain/store/place-problems.ts';
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
    const option = shippingOptionSchema.safeParse(record).data;
    if (option === undefined) return [];
    const { places, price } = option;
    const index = price.kind === 'weight' ? overlappingBand(price.bands) : null;
    if (index === null || price.kind !== 'weight') return placeProblems(places);
    return [
      ...placeProblems(places),
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
