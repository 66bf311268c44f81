import { useState } from 'react';
import { TITLE_ONLY_URL_PATTERN } from '#domain/links/blog-url-pattern.ts';
import { NumberField } from '#ui/number-field.tsx';
import { blogPanel } from '#messages/en/interface/blog-panel.ts';
import { translate } from '#ui/translate.ts';
import { useSiteTimeZone } from '../../pages/use-site-time-zone.ts';
import type { CollectionFieldsProps } from '../../page-settings/collection-fields-props.ts';
import { ItemUrlPatternField } from './item-url-pattern-field.tsx';

/** The pattern of addresses of posts, and the number of posts on a page. */
export function BlogFields({ values, set, errors }: CollectionFieldsProps) {
  const timeZone = useSiteTimeZone();
  const [now] = useState(() => new Date());
  const { urlName, itemUrlPattern, pageSize } = values;
  return (
    <>
      <ItemUrlPatternField
        value={
          typeof itemUrlPattern === 'string' && itemUrlPattern !== ''
            ? itemUrlPattern
            : TITLE_ONLY_URL_PATTERN
        }
        collectionPath={`/${typeof urlName === 'string' ? urlName : ''}`}
        timeZone={timeZone}
        now={now}
        error={errors['itemUrlPattern']}
        onChange={(pattern) => set('itemUrlPattern', pattern)}
      />
      <NumberField
        label={translate(blogPanel.postsPerPage)}
        minValue={1}
        maxValue={100}
        value={typeof pageSize === 'number' ? pageSize : 20}
        onChange={(value) => set('pageSize', value)}
      />
    </>
  );
}
