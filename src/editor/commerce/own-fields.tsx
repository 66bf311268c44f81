import { FieldsEditor } from '#blocks/form/panel/fields-editor.tsx';
import { MAX_OWN_FIELDS, ownFieldSchema } from '#domain/checkout/own-field.ts';
import { fieldOperations } from '#domain/forms/field-operations.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import { translateContent } from '../documents/content-language.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import { useRules } from './use-rules.ts';

/** The fields that the owner adds to the checkout, each of the kinds of a form (ORD-22). */
export function OwnFields({ store }: { readonly store: DocumentStore }) {
  const fields = useRules(store, 'checkout-field', ownFieldSchema);
  return (
    <PanelGroup title={translate(words.ownFields)} description={translate(words.ownFieldsText)}>
      <FieldsEditor
        fields={fields}
        max={MAX_OWN_FIELDS}
        translateContent={translateContent}
        onChange={(next, name, gestureId) => {
          const operations = fieldOperations('checkout-field', fields, next);
          if (operations.length > 0) store.run({ name, operations }, gestureId);
        }}
        more={({ id, kind }) =>
          kind === 'section' ? null : (
            <Switch
              label={translate(words.inMails)}
              description={translate(words.inMailsText)}
              isSelected={fields.find((field) => field.id === id)?.isInMails === true}
              onChange={(isInMails) => store.run(setRecordField(id, 'isInMails', isInMails, words.inMails))}
            />
          )
        }
      />
    </PanelGroup>
  );
}
