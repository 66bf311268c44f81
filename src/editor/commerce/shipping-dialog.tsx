import { useState } from 'react';
import { weightUnit } from '#domain/store/measurement.ts';
import type { StoredShippingOption } from '#domain/store/shipping-option.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { ProductPicker } from '../collections/products/product-picker.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { typedAmount } from './amount-draft.ts';
import { PlacesField } from './places-field.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { saveRule } from './save-rule.ts';
import {
  draftOf,
  goesAnywhere,
  proposedPlaces,
  shippingFieldsOf,
  type ShippingDraft,
} from './shipping-draft.ts';
import { WeightBands } from './weight-bands.tsx';

interface ShippingDialogProps {
  readonly store: DocumentStore;
  readonly settings: StoreSettings;
  readonly option: StoredShippingOption | null;
  readonly others: readonly StoredShippingOption[];
  readonly onClose: () => void;
}

/** Makes a way of delivery, or changes one (ORD-57 to ORD-61). */
export function ShippingDialog({ store, settings, option, others, onClose }: ShippingDialogProps) {
  const [proposed] = useState(() => proposedPlaces(option, others));
  const [draft, setDraft] = useState(() => ({ ...draftOf(option, settings), places: proposed }));
  const [isTried, setTried] = useState(false);
  const { currency } = settings;
  const change = (changed: Partial<ShippingDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const wrongAmount = (text: string) =>
    isTried && typedAmount(text, currency) === null ? translate(words.amountWrong) : null;
  const amount = (field: 'order' | 'piece', label: string) => (
    <TextField
      label={label}
      inputMode="decimal"
      suffix={currency}
      value={draft[field]}
      errorMessage={wrongAmount(draft[field])}
      onChange={(typed) => change({ [field]: typed })}
    />
  );
  const save = () => {
    setTried(true);
    const fields = shippingFieldsOf(draft, settings);
    if (fields === null) return;
    const step = option === null ? words.addShipping : words.changeShipping;
    saveRule(store, 'shipping-option', option, others, fields, step);
    onClose();
  };
  const { kind } = draft;
  return (
    <RuleDialog
      title={option === null ? translate(words.addShipping) : translate(words.edit, { name: option.name })}
      onClose={onClose}
      onSave={save}
    >
      <TextField
        label={translate(words.name)}
        description={translate(words.nameText)}
        value={draft.name}
        maxLength={100}
        autoFocus
        errorMessage={isTried && draft.name.trim() === '' ? translate(words.nameNeeded) : null}
        onChange={(name) => change({ name })}
      />
      <SegmentedControl
        label={translate(words.kind)}
        options={[
          { value: 'flat', label: translate(words.flat) },
          { value: 'weight', label: translate(words.byWeight) },
          { value: 'pickup', label: translate(words.pickup) },
        ]}
        value={kind}
        onChange={(chosen) => change({ kind: chosen })}
      />
      {kind === 'weight' ? null : amount('order', translate(words.perOrder))}
      {kind === 'flat' ? amount('piece', translate(words.perPiece)) : null}
      {kind === 'weight' ? (
        <WeightBands
          bands={draft.bands}
          unit={weightUnit(settings.measurementStandard)}
          standard={settings.measurementStandard}
          currency={currency}
          isTried={isTried}
          onChange={(bands) => change({ bands })}
        />
      ) : null}
      {kind === 'pickup' ? null : (
        <TextField
          label={translate(words.freeFrom)}
          description={translate(words.freeFromText)}
          isOptional
          inputMode="decimal"
          suffix={currency}
          value={draft.freeFrom}
          errorMessage={draft.freeFrom.trim() === '' ? null : wrongAmount(draft.freeFrom)}
          onChange={(freeFrom) => change({ freeFrom })}
        />
      )}
      <TextField
        label={translate(kind === 'pickup' ? words.pickupPlace : words.estimate)}
        description={translate(kind === 'pickup' ? words.pickupPlaceText : words.estimateText)}
        isOptional
        value={draft.estimate}
        maxLength={500}
        onChange={(estimate) => change({ estimate })}
      />
      <TextArea
        label={translate(kind === 'pickup' ? words.instructions : words.description)}
        description={translate(kind === 'pickup' ? words.instructionsText : words.descriptionText)}
        isOptional
        rows={2}
        value={draft.description}
        maxLength={500}
        onChange={(description) => change({ description })}
      />
      {kind === 'pickup' ? null : (
        <PlacesField
          value={draft.places}
          others={others.flatMap(({ id, places }) => (id === option?.id ? [] : [places]))}
          isTried={isTried}
          error={isTried && !goesAnywhere(draft) ? translate(words.placesNeeded) : null}
          onChange={(places) =>
            // Who names a country does not mean everywhere, which nobody has ticked.
            change({
              places:
                draft.places === proposed
                  ? { ...places, isRestOfWorld: places.rows.length === 0 && places.isRestOfWorld }
                  : places,
            })
          }
        />
      )}
      <Switch
        label={translate(words.onlyChosen)}
        description={translate(words.onlyChosenText)}
        isSelected={draft.productIds !== null}
        onChange={(isOn) => change({ productIds: isOn ? [] : null })}
      />
      {draft.productIds === null ? null : (
        <>
          <ProductPicker
            label={translate(words.chosenProducts)}
            ids={draft.productIds}
            most={1000}
            onChange={(productIds) => change({ productIds })}
          />
          {isTried && draft.productIds.length === 0 ? (
            <p role="alert">{translate(words.productsNeeded)}</p>
          ) : null}
        </>
      )}
    </RuleDialog>
  );
}
