import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import { sitePages } from '#messages/en/interface/site-pages.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { renameNavLink } from './navigation-commands.ts';

const MAX_TITLE_LENGTH = 200;

/** What a link is called in the navigation; empty for the title of the page. */
export function RenameDialog({
  site,
  link,
  fallback,
  onClose,
}: {
  readonly site: DocumentStore;
  readonly link: NavLink;
  readonly fallback: string;
  readonly onClose: () => void;
}) {
  const [title, setTitle] = useState(link.title);
  const isPage = link.target.kind === 'document';
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      size="small"
      title={translate(sitePages.renameInNavigation)}
      footer={
        <>
          <Button onPress={onClose}>{translate(sitePages.cancel)}</Button>
          <Button type="submit" form="rename-form" variant="primary">
            {translate(sitePages.rename)}
          </Button>
        </>
      }
    >
      <form
        id="rename-form"
        onSubmit={(event) => {
          event.preventDefault();
          site.run(renameNavLink(link.id, title.trim()));
          onClose();
        }}
      >
        <TextField
          label={translate(sitePages.title)}
          value={title}
          onChange={setTitle}
          placeholder={fallback}
          maxLength={MAX_TITLE_LENGTH}
          autoFocus
          {...(isPage ? { description: translate(sitePages.leaveEmpty) } : {})}
        />
      </form>
    </Dialog>
  );
}
