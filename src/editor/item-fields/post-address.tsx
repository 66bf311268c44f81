import { useState } from 'react';
import { cleanUrlName } from '#domain/links/clean-url-name.ts';
import { isUrlName } from '#domain/links/url-name.ts';
import type { ContentListEntry } from '#contract/pages.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { currentPath } from '../pages/current-path.ts';
import { FormerAddressField } from '../pages/former-address-field.tsx';

/** The address of a post: saved on blur or Enter, so that no incomplete one is. */
export function PostAddress({
  item,
  entry,
  urlName,
  leaves,
  onChange,
  onLeave,
}: {
  readonly item: DocumentStore;
  readonly entry: ContentListEntry;
  readonly urlName: string;
  /** Whether no redirect from the former address is made. */
  readonly leaves: boolean;
  readonly onChange: (urlName: string) => void;
  readonly onLeave: (leaves: boolean) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isMoved, setMoved] = useState(false);
  const cleaned = typed === null ? urlName : cleanUrlName(typed);
  const isValid = isUrlName(`-/${cleaned}`);

  function take(): void {
    if (typed === null || !isValid) return;
    setTyped(null);
    if (cleaned === urlName) return;
    setMoved(true);
    onChange(cleaned);
  }

  return (
    <>
      <TextField
        label={translate(itemSettings.address)}
        value={typed ?? urlName}
        maxLength={150}
        description={translate(itemSettings.addressHelp, { path: currentPath(entry, item) })}
        onChange={setTyped}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
          else if (event.key === 'Escape' && typed !== null) {
            event.preventDefault();
            setTyped(null);
          } else event.continuePropagation();
        }}
        {...(isValid ? {} : { errorMessage: translate(itemSettings.addressForm) })}
      />
      <FormerAddressField entry={entry} isMoved={isMoved} leaves={leaves} onChange={onLeave} />
    </>
  );
}
