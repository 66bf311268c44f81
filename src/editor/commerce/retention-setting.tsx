import { MAX_RETENTION_YEARS } from '#domain/store/store-settings.ts';
import { storeSettings as words } from '#messages/en/interface/store-settings.ts';
import { NumberField } from '#ui/number-field.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useStoreSettings } from './use-store-settings.ts';

/** As long receipts keep name and address of somebody who was erased (ORD-153). */
export function RetentionSetting({ store }: { readonly store: DocumentStore }) {
  const { retentionYears } = useStoreSettings(store);
  return (
    <PanelGroup title={translate(words.receipts)} description={translate(words.receiptsText)}>
      <NumberField
        label={translate(words.retentionYears)}
        minValue={0}
        maxValue={MAX_RETENTION_YEARS}
        value={retentionYears}
        onChange={(years) => {
          if (!Number.isNaN(years)) {
            store.run(setRecordField('settings', 'retentionYears', years, words.retentionYears));
          }
        }}
      />
    </PanelGroup>
  );
}
