import type { ContentListEntry } from '#contract/pages.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { pageSettings } from '#messages/en/interface/page-settings.ts';
import { translate } from '#ui/translate.ts';

/**
 * Whether the former address of a published document redirects to its new one (FIND-54): asked when that is entered,
 * and changed until it is published.
 */
export function FormerAddressField({
  entry,
  isMoved,
  leaves,
  onChange,
}: {
  readonly entry: ContentListEntry;
  /** Another address has been entered here. */
  readonly isMoved: boolean;
  readonly leaves: boolean;
  readonly onChange: (leaves: boolean) => void;
}) {
  const isDeclined = leaves && entry.publishState === 'changed';
  if (entry.publishedVersion === null || (!isMoved && !isDeclined)) return null;
  return (
    <Checkbox isSelected={!leaves} onChange={(isSelected) => onChange(!isSelected)}>
      {entry.kind === 'collection'
        ? translate(pageSettings.redirectAll)
        : translate(pageSettings.redirectFormer)}
    </Checkbox>
  );
}
