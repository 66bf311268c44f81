import { Select } from '#ui/select.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ContentListEntry } from '#contract/pages.ts';
import { MAX_CATEGORY_LENGTH, MAX_TAG_LENGTH } from '#domain/collections/collection-settings.ts';
import { canBecome, SCHEDULE_DATE_MISSING_MESSAGE } from '#domain/collections/workflow-transitions.ts';
import { isMadeByPattern } from '#domain/links/blog-url-pattern.ts';
import type { JsonObject, JsonValue } from '#lib/json.ts';
import { ImageSetting } from '../panel/image-setting.tsx';
import { SearchFields } from '../pages/search-fields.tsx';
import { SettingsDialog } from '../pages/settings-dialog.tsx';
import { useSettingsForm } from '../pages/use-settings-form.ts';
import pageStyles from '../pages/pages.module.css';
import { fromLocalDateTime, toLocalDateTime } from './local-date-time.ts';
import { LabelsField } from './labels-field.tsx';
import { useItemUrlName } from './use-item-url-name.ts';

const STATES = [
  { value: 'draft', label: 'Draft' },
  { value: 'needs-review', label: 'Needs Review' },
  { value: 'scheduled', label: 'Scheduled', description: 'Goes live at its date' },
  { value: 'published', label: 'Published', description: 'Live from the next publish' },
  { value: 'private', label: 'Private', description: 'Never shown to visitors' },
] as const;

/** Settings of one item: state, date, author, labels, excerpt, picture, search engines. */
export function ItemSettingsDialog({
  entry,
  onClose,
}: {
  readonly entry: ContentListEntry;
  readonly onClose: () => void;
}) {
  const form = useSettingsForm(entry.documentId, 'Change post settings', onClose);
  return (
    <SettingsDialog title="Post settings" form={form} onClose={onClose}>
      {(values) => (
        <Tabs
          label="Settings"
          tabs={[
            {
              id: 'general',
              title: 'General',
              content: (
                <GeneralFields entry={entry} values={values} set={form.set} errors={form.fieldErrors} />
              ),
            },
            { id: 'labels', title: 'Labels', content: <LabelFields values={values} set={form.set} /> },
            {
              id: 'image',
              title: 'Image',
              content: (
                <ImageSetting
                  label="Featured image"
                  description="Shown in lists, feeds and where the post is shared."
                  value={values['featuredImage'] ?? null}
                  onChange={(image) => form.set('featuredImage', image)}
                />
              ),
            },
            {
              id: 'search',
              title: 'Search engines',
              content: <SearchFields values={values} set={form.set} address={entry.path} />,
            },
          ]}
        />
      )}
    </SettingsDialog>
  );
}

interface FieldsProps {
  readonly values: JsonObject;
  readonly set: (field: string, value: JsonValue) => void;
}

function GeneralFields({
  entry,
  values,
  set,
  errors,
}: FieldsProps & {
  readonly entry: ContentListEntry;
  readonly errors: Readonly<Record<string, string>>;
}) {
  const urlNameOf = useItemUrlName(entry.collectionId);
  const text = (field: string): string => (typeof values[field] === 'string' ? values[field] : '');
  const states = STATES.filter((each) => canBecome(entry.workflowState, each.value));
  const state = states.find((each) => each.value === values['workflowState'])?.value ?? 'draft';
  const needsDate = state === 'scheduled' && text('publishAt') === '';
  const stateError = errors['workflowState'];

  /** An address that nobody has chosen or seen goes along with what it is made of. */
  function setNamed(field: 'title' | 'publishAt', value: string | null): void {
    const made = urlNameOf(text('title'), text('publishAt'));
    const isOwn = made === null || !isMadeByPattern(text('urlName'), made);
    set(field, value);
    if (entry.publishedVersion !== null || isOwn) return;
    const next =
      field === 'title' ? urlNameOf(value ?? '', text('publishAt')) : urlNameOf(text('title'), value ?? '');
    if (next !== null) set('urlName', next);
  }
  return (
    <div className={pageStyles['form']}>
      <TextField
        label="Title"
        value={text('title')}
        maxLength={300}
        onChange={(value) => setNamed('title', value)}
      />
      <TextField
        label="URL name"
        value={text('urlName')}
        maxLength={150}
        onChange={(value) => set('urlName', value)}
        {...(errors['urlName'] === undefined ? {} : { errorMessage: errors['urlName'] })}
      />
      <Select
        label="State"
        options={states}
        value={state}
        onChange={(value) => set('workflowState', value)}
        {...(stateError === undefined || needsDate ? {} : { errorMessage: stateError })}
      />
      <TextField
        label="Date"
        type="datetime-local"
        value={toLocalDateTime(text('publishAt'))}
        onChange={(value) => setNamed('publishAt', fromLocalDateTime(value))}
        description="In the time zone of this device."
        {...(needsDate ? { errorMessage: SCHEDULE_DATE_MISSING_MESSAGE } : {})}
      />
      <TextField
        label="Author"
        value={text('authorName')}
        maxLength={200}
        onChange={(value) => set('authorName', value)}
      />
      <TextArea
        label="Excerpt"
        rows={4}
        value={text('excerpt')}
        maxLength={2000}
        description="Shown in lists and feeds in place of the beginning of the text."
        onChange={(value) => set('excerpt', value)}
      />
    </div>
  );
}

function LabelFields({ values, set }: FieldsProps) {
  const list = (field: string): string[] =>
    Array.isArray(values[field]) ? values[field].filter((each) => typeof each === 'string') : [];
  return (
    <div className={pageStyles['form']}>
      <LabelsField
        tagType="category"
        label="Categories"
        values={list('categories')}
        maxLength={MAX_CATEGORY_LENGTH}
        onChange={(labels) => set('categories', labels)}
      />
      <LabelsField
        tagType="tag"
        label="Tags"
        values={list('tags')}
        maxLength={MAX_TAG_LENGTH}
        onChange={(labels) => set('tags', labels)}
      />
    </div>
  );
}
