import type { JsonObject, JsonValue } from '#lib/json.ts';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { pageSettings } from '#messages/en/interface/page-settings.ts';
import { translate } from '#ui/translate.ts';
import { CanonicalField } from '../pages/canonical-field.tsx';
import styles from '../pages/pages.module.css';

const SEARCH_TITLE_LENGTH = 200;
const DESCRIPTION_LENGTH = 500;

/** The search result of a page: title, description, hidden or not, with a preview. */
export function SearchFields({
  values,
  set,
  address,
}: {
  readonly values: JsonObject;
  readonly set: (field: string, value: JsonValue) => void;
  readonly address: string;
}) {
  const text = (field: string): string => (typeof values[field] === 'string' ? values[field] : '');
  const title = text('seoTitle') === '' ? text('title') : text('seoTitle');
  return (
    <div className={styles['form']}>
      <div className={styles['result']} aria-hidden="true">
        <span className={styles['resultAddress']}>{address}</span>
        <span className={styles['resultTitle']}>{title}</span>
        <span className={styles['muted']}>{text('description')}</span>
      </div>
      <TextField
        label={translate(pageSettings.searchTitle)}
        isOptional
        value={text('seoTitle')}
        placeholder={text('title')}
        maxLength={SEARCH_TITLE_LENGTH}
        onChange={(value) => set('seoTitle', value)}
      />
      <TextArea
        label={translate(pageSettings.description)}
        value={text('description')}
        maxLength={DESCRIPTION_LENGTH}
        rows={3}
        description={translate(pageSettings.descriptionText)}
        onChange={(value) => set('description', value)}
      />
      <CanonicalField value={text('canonical')} onChange={(value) => set('canonical', value.trim())} />
      <Switch
        label={translate(pageSettings.noindex)}
        description={translate(pageSettings.noindexText)}
        isSelected={values['noindex'] === true}
        onChange={(value) => set('noindex', value)}
      />
    </div>
  );
}
