import { Suspense, useState, type ReactNode } from 'react';
import type { ContentListEntry } from '#contract/pages.ts';
import { findItemType, itemTypeOf } from '#domain/collections/collections.ts';
import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '#domain/validation/label-lengths.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { JsonValue } from '#lib/json.ts';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { commentModeration } from '#messages/en/interface/comment-moderation.ts';
import { memberAccess } from '#messages/en/interface/member-access.ts';
import type { Words } from '#messages/message.ts';
import { changing } from '#domain/documents/changing.ts';
import { LabelsField } from './labels-field.tsx';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { ImageSetting } from '../fields/image-setting.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import { PostAddress } from './post-address.tsx';
import { PostCanonical } from './post-canonical.tsx';
import { PostState } from './post-state.tsx';
import { TextFieldView } from '../fields/text-field-view.tsx';
import styles from '../fields/inspector-panel.module.css';

const DocumentComments = lazyPart(
  async () => (await import('../comment-choice/document-comments.tsx')).DocumentComments,
);
const ItemAccess = lazyPart(async () => (await import('../gating/item-access.tsx')).ItemAccess);

interface ItemFieldsProps {
  readonly item: DocumentStore;
  readonly entry: ContentListEntry;
  /** On the canvas the title is edited in place. */
  readonly hasTitle?: boolean;
  /** Fields that only its type has. */
  readonly children?: ReactNode;
}

/**
 * The settings of an item: state, picture, date, author, labels, excerpt, address, search texts; saved on every change
 * (EDIT-191). The same beside the canvas and beside a list.
 */
export function ItemFields({ item, entry, hasTitle = false, children }: ItemFieldsProps) {
  const settings = useRestedState(item, (state) => state.view['settings']);
  const text = (field: string): string => {
    const value = settings?.[field];
    return typeof value === 'string' ? value : '';
  };
  const list = (field: string): string[] => {
    const value = settings?.[field];
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  };
  const set = (field: string, label: Words) => (value: JsonValue, gestureId?: string) =>
    item.run(setRecordField('settings', field, value, label), gestureId);
  const leaves = settings?.['leavesFormerAddress'] === true;
  const hasByline = findItemType(itemTypeOf(settings)).hasByline;
  return (
    <>
      {hasTitle ? (
        <TextFieldView
          control={{ control: 'text', label: itemSettings.title, maxLength: 300 }}
          value={text('title')}
          error={null}
          onChange={set('title', itemSettings.title)}
        />
      ) : null}
      <PostState
        state={text('workflowState')}
        publishAt={text('publishAt')}
        hasDate={hasByline}
        onState={set('workflowState', itemSettings.state)}
        onDate={set('publishAt', itemSettings.date)}
      />
      <div className={styles['group']}>
        <ImageSetting
          label={translate(itemSettings.featuredImage)}
          description={translate(itemSettings.featuredImageHelp)}
          value={settings?.['featuredImage'] ?? null}
          onChange={set('featuredImage', itemSettings.featuredImage)}
        />
      </div>
      {children}
      <div className={styles['group']}>
        {hasByline ? (
          <TextFieldView
            control={{ control: 'text', label: itemSettings.author, maxLength: 200 }}
            value={text('authorName')}
            error={null}
            onChange={set('authorName', itemSettings.author)}
          />
        ) : null}
        <TextFieldView
          control={{
            control: 'textarea',
            label: itemSettings.excerpt,
            maxLength: 2000,
            help: itemSettings.excerptHelp,
          }}
          value={text('excerpt')}
          error={null}
          onChange={set('excerpt', itemSettings.excerpt)}
        />
        <PostAddress
          item={item}
          entry={entry}
          urlName={text('urlName')}
          leaves={leaves}
          onChange={(urlName) =>
            item.run({
              name: changing(itemSettings.address),
              operations: [
                { op: 'set', id: 'settings', field: 'urlName', value: urlName },
                // The choice was made for an earlier address.
                ...(leaves ? ([setLeaves(false)] as const) : []),
              ],
            })
          }
          onLeave={(value) =>
            item.run({ name: changing(itemSettings.redirect), operations: [setLeaves(value)] })
          }
        />
      </div>
      <div className={styles['group']}>
        <LabelsField
          tagType="category"
          label={translate(itemSettings.categories)}
          values={list('categories')}
          maxLength={MAX_CATEGORY_LENGTH}
          onChange={set('categories', itemSettings.categories)}
        />
        <LabelsField
          tagType="tag"
          label={translate(itemSettings.tags)}
          values={list('tags')}
          maxLength={MAX_TAG_LENGTH}
          onChange={set('tags', itemSettings.tags)}
        />
      </div>
      <Folded title={translate(memberAccess.title)}>
        <Suspense fallback={null}>
          <ItemAccess item={item} entry={entry} />
        </Suspense>
      </Folded>
      <Folded title={translate(commentModeration.ofDocument)}>
        <Suspense fallback={null}>
          <DocumentComments entry={entry} />
        </Suspense>
      </Folded>
      <Folded title={translate(itemSettings.searchEngines)}>
        <TextFieldView
          control={{
            control: 'text',
            label: itemSettings.searchTitle,
            maxLength: 200,
            placeholder: text('title'),
            help: itemSettings.searchTitleHelp,
          }}
          value={text('seoTitle')}
          error={null}
          onChange={set('seoTitle', itemSettings.searchTitle)}
        />
        <TextFieldView
          control={{
            control: 'textarea',
            label: itemSettings.description,
            maxLength: 500,
            help: itemSettings.descriptionHelp,
          }}
          value={text('description')}
          error={null}
          onChange={set('description', itemSettings.description)}
        />
        <PostCanonical value={text('canonical')} onChange={set('canonical', itemSettings.canonical)} />
        <Switch
          label={translate(itemSettings.hide)}
          description={translate(itemSettings.hideHelp)}
          isSelected={settings?.['noindex'] === true}
          onChange={set('noindex', itemSettings.searchEngines)}
        />
      </Folded>
    </>
  );
}

function setLeaves(value: boolean): Operation {
  return { op: 'set', id: 'settings', field: 'leavesFormerAddress', value };
}

function Folded({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['group']} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles['groupTitle']}>{title}</summary>
      {isOpen ? <div className={styles['group']}>{children}</div> : null}
    </details>
  );
}
