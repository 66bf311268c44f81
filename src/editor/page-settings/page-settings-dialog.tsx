import { siteLocks } from '#messages/en/interface/site-locks.ts';
import { translate } from '#ui/translate.ts';
import { Suspense, useState, type ComponentType } from 'react';
import { Switch } from '#ui/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ContentListEntry } from '#contract/pages.ts';
import type { JsonObject } from '#lib/json.ts';
import { pageSettings } from '#messages/en/interface/page-settings.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import { pageSteps } from '#messages/en/interface/page-steps.ts';
import type { CollectionFieldsProps } from './collection-fields-props.ts';
import { ImageSetting } from '../fields/image-setting.tsx';
import { CardPreview } from '../panel/picture-previews.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { PageLock } from '../locks/page-lock.tsx';
import { FormerAddressField } from '../pages/former-address-field.tsx';
import { SearchFields } from './search-fields.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { useSettingsForm } from './use-settings-form.ts';
import styles from '../pages/pages.module.css';

const DocumentComments = lazyPart(
  async () => (await import('../comment-choice/document-comments.tsx')).DocumentComments,
);
const PageAccess = lazyPart(async () => (await import('../gating/page-access.tsx')).PageAccess);

/** The tabs of the dialog, by what is on them. */
export type PageSettingsTab = 'general' | 'access' | 'password' | 'search' | 'social';

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
    isCollection ? pageSteps.changeCollectionSettings : pageSteps.changePageSettings,
    () => {
      onSaved();
      onClose();
    },
  );
  return (
    <SettingsDialog
      title={translate(isCollection ? pageSettings.collectionTitle : pageSettings.pageTitle)}
      form={form}
      onClose={onClose}
    >
      {(values) => (
        <Tabs
          label={translate(pageSettings.tabs)}
          selectedId={shown}
          onChange={setShown}
          tabs={[
            {
              id: 'general',
              title: translate(pageSettings.general),
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
              id: 'access',
              title: translate(memberAccess.title),
              content: (
                <Suspense fallback={null}>
                  <PageAccess entry={entry} />
                </Suspense>
              ),
            },
            {
              id: 'password',
              title: translate(siteLocks.title),
              content: <PageLock entry={entry} autoFocus={tab === 'password'} />,
            },
            ...(isCollection
              ? [
                  {
                    id: 'comments',
                    title: translate(commentModeration.ofDocument),
                    content: (
                      <Suspense fallback={null}>
                        <DocumentComments entry={entry} />
                      </Suspense>
                    ),
                  },
                ]
              : []),
            {
              id: 'search',
              title: translate(pageSettings.searchEngines),
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
              title: translate(pageSettings.socialImage),
              content: (
                <ImageSetting
                  label={translate(pageSettings.socialImage)}
                  description={translate(pageSettings.socialImageText)}
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
        label={translate(pageSettings.title)}
        value={textOf(values, 'title')}
        maxLength={200}
        onChange={(value) => set('title', value)}
      />
      <TextField
        label={translate(pageSettings.navigationTitle)}
        isOptional
        value={textOf(values, 'navigationTitle')}
        placeholder={textOf(values, 'title')}
        maxLength={200}
        onChange={(value) => set('navigationTitle', value)}
      />
      <TextField
        label={translate(pageSettings.urlName)}
        prefix="/"
        value={textOf(values, 'urlName')}
        maxLength={150}
        description={translate(pageSettings.urlNameText)}
        onChange={(value) => {
          set('urlName', value);
          // The choice was made for an earlier address.
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
        label={translate(pageSettings.enabled)}
        description={translate(pageSettings.enabledText)}
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
