import { useState, type ReactNode } from 'react';
import type { ContentListEntry } from '#contract/pages.ts';
import { findItemType, itemTypeOf } from '#domain/collections/collections.ts';
import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '#domain/collections/item-fields.ts';
import type { Operation } from '#domain/documents/operation.ts';
import type { JsonValue } from '#lib/json.ts';
import { Switch } from '#ui/switch.tsx';
import { LabelsField } from '../collections/labels-field.tsx';
import { setRecordField } from '../commands/set-record-field.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { ImageSetting } from '../panel/image-setting.tsx';
import { PostAddress } from './post-address.tsx';
import { PostCanonical } from './post-canonical.tsx';
import { PostState } from './post-state.tsx';
import { TextFieldView } from './text-field-view.tsx';
import styles from './panel.module.css';

interface ItemFieldsProps {
  readonly item: DocumentStore;
  readonly entry: ContentListEntry;
  /** On the canvas the title is written in its place. */
  readonly hasTitle?: boolean;
}

/**
 * What belongs to an item beside its text: state, picture, date, author, labels, excerpt, address, search texts; saved while
 * it is changed (EDIT-191). The same beside the canvas and beside a list.
 */
export function ItemFields({ item, entry, hasTitle = false }: ItemFieldsProps) {
  const settings = useRestedState(item, (state) => state.view['settings']);
  const text = (field: string): string => {
    const value = settings?.[field];
    return typeof value === 'string' ? value : '';
  };
  const list = (field: string): string[] => {
    const value = settings?.[field];
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  };
  const set = (field: string, label: string) => (value: JsonValue, gestureId?: string) =>
    item.run(setRecordField('settings', field, value, label), gestureId);
  const leaves = settings?.['leavesFormerAddress'] === true;
  const hasByline = findItemType(itemTypeOf(settings)).hasByline;
  return (
    <>
      {hasTitle ? (
        <TextFieldView
          control={{ control: 'text', label: 'Title', maxLength: 300 }}
          value={text('title')}
          error={null}
          onChange={set('title', 'title')}
        />
      ) : null}
      <PostState
        state={text('workflowState')}
        publishAt={text('publishAt')}
        hasDate={hasByline}
        onState={set('workflowState', 'state')}
        onDate={set('publishAt', 'date')}
      />
      <div className={styles['group']}>
        <ImageSetting
          label="Featured image"
          description="Shown above the text, in lists, in feeds and where it is shared."
          value={settings?.['featuredImage'] ?? null}
          onChange={set('featuredImage', 'featured image')}
        />
        {hasByline ? (
          <TextFieldView
            control={{ control: 'text', label: 'Author', maxLength: 200 }}
            value={text('authorName')}
            error={null}
            onChange={set('authorName', 'author')}
          />
        ) : null}
        <TextFieldView
          control={{
            control: 'textarea',
            label: 'Excerpt',
            maxLength: 2000,
            help: 'Shown in lists and feeds in place of the beginning of the text.',
          }}
          value={text('excerpt')}
          error={null}
          onChange={set('excerpt', 'excerpt')}
        />
        <PostAddress
          item={item}
          entry={entry}
          urlName={text('urlName')}
          leaves={leaves}
          onChange={(urlName) =>
            item.run({
              name: 'Change address',
              operations: [
                { op: 'set', id: 'settings', field: 'urlName', value: urlName },
                // What was said of an earlier address says nothing of this one.
                ...(leaves ? ([setLeaves(false)] as const) : []),
              ],
            })
          }
          onLeave={(value) => item.run({ name: 'Change redirect', operations: [setLeaves(value)] })}
        />
      </div>
      <div className={styles['group']}>
        <LabelsField
          tagType="category"
          label="Categories"
          values={list('categories')}
          maxLength={MAX_CATEGORY_LENGTH}
          onChange={set('categories', 'categories')}
        />
        <LabelsField
          tagType="tag"
          label="Tags"
          values={list('tags')}
          maxLength={MAX_TAG_LENGTH}
          onChange={set('tags', 'tags')}
        />
      </div>
      <Folded title="Search engines">
        <TextFieldView
          control={{
            control: 'text',
            label: 'Search title',
            maxLength: 200,
            placeholder: text('title'),
            help: 'In place of the title, in search results and in the browser’s tab.',
          }}
          value={text('seoTitle')}
          error={null}
          onChange={set('seoTitle', 'search title')}
        />
        <TextFieldView
          control={{
            control: 'textarea',
            label: 'Description',
            maxLength: 500,
            help: 'What search engines and link previews show below the title.',
          }}
          value={text('description')}
          error={null}
          onChange={set('description', 'description')}
        />
        <PostCanonical value={text('canonical')} onChange={set('canonical', 'canonical address')} />
        <Switch
          label="Hide from search engines"
          description="Asks search engines not to list it, and leaves it out of the sitemap."
          isSelected={settings?.['noindex'] === true}
          onChange={set('noindex', 'search engines')}
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
