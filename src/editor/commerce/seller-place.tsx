import { REGIONS } from '#domain/addresses/regions.data.ts';
import { chooseCountry } from '#domain/store/choose-country.ts';
import type { StoreSettings } from '#domain/store/store-settings.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { countryOptions } from './country-options.ts';

/** Where the store is: its taxes count for what is picked up there (ORD-66). */
export function SellerPlace({
  store,
  settings,
}: {
  readonly store: DocumentStore;
  readonly settings: StoreSettings;
}) {
  const gesture = useGestureId();
  const regions = REGIONS[settings.sellerCountry];
  return (
    <PanelGroup title={translate(words.storePlace)} description={translate(words.storePlaceText)}>
      <Select
        label={translate(words.country)}
        options={countryOptions()}
        value={settings.sellerCountry === '' ? null : settings.sellerCountry}
        onChange={(country) =>
          store.run({ name: words.storePlace, operations: chooseCountry(settings, country) })
        }
      />
      {regions === undefined ? null : (
        <Select
          label={translate(words.region)}
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
          value={settings.sellerRegion === '' ? null : settings.sellerRegion}
          onChange={(region) =>
            store.run(setRecordField('settings', 'sellerRegion', region, words.storePlace))
          }
        />
      )}
      <TextField
        label={translate(words.postalCode)}
        isOptional
        value={settings.sellerPostalCode}
        maxLength={12}
        onChange={(code) =>
          store.run(setRecordField('settings', 'sellerPostalCode', code, words.storePlace), gesture.current())
        }
        onBlur={gesture.end}
      />
    </PanelGroup>
  );
}
