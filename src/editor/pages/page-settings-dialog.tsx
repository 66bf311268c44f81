import { siteLocks } from '#messages/en/interface/site-locks.ts';
import { translate } from '#ui/translate.ts';
import { Suspense, useState, type ComponentType } from 'react';
import { Switch } from '#ui/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ContentListEntry } from '#contract/pages.ts';
import type { JsonObject } from '#lib/json.ts';
import type { CollectionFieldsProps } from '../collections/define-collection-editor.ts';
import { ImageSetting } from '../panel/image-setting.tsx';
import { CardPreview } from '../panel/picture-previews.tsx';
import { useBootFacts } from '../shell/boot-context.ts';
import { PageLock } from '../locks/page-lock.tsx';
import { FormerAddressField } from './former-address-field.tsx';
import { SearchFields } from './search-fields.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import styles from './pages.module.css';

/** The tabs of the dialog, by what is on them. */
export type PageSettingsTab = 'general' | 'password' | 'search' | 'social';

/** Settings of a page or a collection: title, address, password, search engines, social image. */
export function PageSettingsDialog({
  entry,
  Fields,
  tab = 'general',
  onClose,
  onSaved,
}: {
  readonly entry: ContentListEntry;
  /** What the type of a collection has besides what all pages have. */
  readonly Fields: ComponentType<CollectionFieldsProps> | null;
  /** The one that is shown first. */
  readonly tab?: PageSettingsTab;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const { publicOrigin } = useBootFacts();
  const isCollection = entry.kind === 'collection';
  const [shown, setShown] = useState<string>(tab);
  const form = useSettingsForm(
    entry.documentId,
    isCollection ? 'Change collection settings' : 'Change page settings',
    () => {
      onSaved();
      onClose();
    },
  );
  return (
    <SettingsDialog
      title={isCollection ? 'Collection settings' : 'Page settings'}
      form={form}
      onClose={onClose}
    >
      {(values) => (
        <Tabs
          label="Settings"
          selectedId={shown}
          onChange={setShown}
          tabs={[
            {
              id: 'general',
              title: 'General',
              content: (
                <GeneralFields
                  entry={entry}
                  Fields={Fields}
                  values={values}
                  set={form.set}
                  errors={form.fieldErrors}
                  isMoved={form.isMoved}
                />
              ),
            },
            {
              id: 'password',
              title: translate(siteLocks.title),
              content: <PageLock entry={entry} autoFocus={tab === 'password'} />,
            },
            {
              id: 'search',
              title: 'Search engines',
              content: (
                <SearchFields
                  values={values}
                  set={form.set}
                  address={entry.isHome ? '/' : `/${textOf(values, 'urlName')}`}
                />
              ),
            },
            {
              id: 'social',
              title: 'Social image',
              content: (
                <ImageSetting
                  label="Social image"
                  description="Shown where the page is shared. 1200 × 630 px or larger."
                  value={values['socialImage'] ?? null}
                  onChange={(image) => form.set('socialImage', image)}
                  preview={(image) => (
                    <CardPreview
                      image={image}
                      title={textOf(values, 'seoTitle') || textOf(values, 'title')}
                      description={textOf(values, 'description')}
                      host={new URL(publicOrigin).host}
                    />
                  )}
                />
              ),
            },
          ]}
        />
      )}
    </SettingsDialog>
  );
}

function GeneralFields({
  entry,
  Fields,
  values,
  set,
  errors,
  isMoved,
}: CollectionFieldsProps & {
  readonly entry: ContentListEntry;
  readonly Fields: ComponentType<CollectionFieldsProps> | null;
  readonly isMoved: boolean;
}) {
  return (
    <div className={styles['form']}>
      <TextField
        label="Title"
        value={textOf(values, 'title')}
        maxLength={200}
        onChange={(value) => set('title', value)}
      />
      <TextField
        label="Navigation title"
        isOptional
        value={textOf(values, 'navigationTitle')}
        placeholder={textOf(values, 'title')}
        maxLength={200}
        onChange={(value) => set('navigationTitle', value)}
      />
      <TextField
        label="URL name"
        prefix="/"
        value={textOf(values, 'urlName')}
        maxLength={150}
        description="Letters, digits, hyphens and slashes."
        onChange={(value) => {
          set('urlName', value);
          // What was said of an earlier address says nothing of this one.
          if (!isMoved && values['leavesFormerAddress'] === true) set('leavesFormerAddress', false);
        }}
        {...(errors['urlName'] === undefined ? {} : { errorMessage: errors['urlName'] })}
      />
      <FormerAddressField
        entry={entry}
        isMoved={isMoved}
        leaves={values['leavesFormerAddress'] === true}
        onChange={(leaves) => set('leavesFormerAddress', leaves)}
      />
      {Fields === null ? null : (
        <Suspense fallback={null}>
          <Fields values={values} set={set} errors={errors} />
        </Suspense>
      )}
      <Switch
        label="Enabled"
        description="A page that is off answers visitors with “not found”."
        isSelected={values['enabled'] !== false}
        isDisabled={entry.isHome}
        onChange={(value) => set('enabled', value)}
      />
    </div>
  );
}

function textOf(values: JsonObject, field: string): string {
  const value = values[field];
  return typeof value === 'string' ? value : '';
}
