import { useState } from 'react';
import { Switch } from '#ui/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ContentListEntry } from '#contract/pages.ts';
import { TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import type { JsonObject } from '#lib/json.ts';
import { ItemUrlPatternField } from '../collections/item-url-pattern-field.tsx';
import { ImageSetting } from '../panel/image-setting.tsx';
import { CardPreview } from '../panel/picture-previews.tsx';
import { useBootFacts } from '../shell/boot-context.ts';
import { NumberField } from '#ui/number-field.tsx';
import { PageLock } from '../locks/page-lock.tsx';
import { FormerAddressField } from './former-address-field.tsx';
import { SearchFields } from './search-fields.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import { useSiteTimeZone } from './use-site-time-zone.ts';
import styles from './pages.module.css';

/** Settings of a page or a collection: title, address, search engines, social image. */
export function PageSettingsDialog({
  entry,
  onClose,
  onSaved,
}: {
  readonly entry: ContentListEntry;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}) {
  const { publicOrigin } = useBootFacts();
  const isCollection = entry.kind === 'collection';
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
          tabs={[
            {
              id: 'general',
              title: 'General',
              content: (
                <GeneralFields
                  entry={entry}
                  values={values}
                  set={form.set}
                  errors={form.fieldErrors}
                  isMoved={form.isMoved}
                />
              ),
            },
            { id: 'password', title: 'Password', content: <PageLock entry={entry} /> },
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
  values,
  set,
  errors,
  isMoved,
}: {
  readonly entry: ContentListEntry;
  readonly isMoved: boolean;
  readonly values: JsonObject;
  readonly errors: Readonly<Record<string, string>>;
  readonly set: (field: string, value: string | boolean | number) => void;
}) {
  const timeZone = useSiteTimeZone();
  const [now] = useState(() => new Date());
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
      {entry.kind === 'collection' && entry.collectionType === 'blog' ? (
        <>
          <ItemUrlPatternField
            value={textOf(values, 'itemUrlPattern') || TITLE_ONLY_URL_PATTERN}
            collectionPath={`/${textOf(values, 'urlName')}`}
            timeZone={timeZone}
            now={now}
            error={errors['itemUrlPattern']}
            onChange={(pattern) => set('itemUrlPattern', pattern)}
          />
          <NumberField
            label="Posts per page"
            minValue={1}
            maxValue={100}
            value={typeof values['pageSize'] === 'number' ? values['pageSize'] : 20}
            onChange={(value) => set('pageSize', value)}
          />
        </>
      ) : null}
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
