import { Suspense } from 'react';
import type { ContentListEntry } from '#contract/pages.ts';
import { assertNever } from '#lib/invariant.ts';
import type { NavLink } from '#domain/navigation/nav-link.ts';
import { pageRemoval } from '#messages/en/interface/page-removal.ts';
import { translate } from '#ui/translate.ts';
import { editorOfCollection } from '../collections/collection-editors.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import type { PageSettingsTab } from '../page-settings/page-settings-dialog.tsx';

// Dialogs are fetched when the first one opens: the list must not wait for them.
const AddPageDialog = lazyPart(async () => (await import('./add-page-dialog.tsx')).AddPageDialog);
const PageSettingsDialog = lazyPart(
  async () => (await import('../page-settings/page-settings-dialog.tsx')).PageSettingsDialog,
);
const RenameDialog = lazyPart(async () => (await import('./rename-dialog.tsx')).RenameDialog);
const RemoveContentDialog = lazyPart(
  async () => (await import('../pages/remove-content-dialog.tsx')).RemoveContentDialog,
);

/** The dialog that is open over the list of pages. */
export type PagesDialog =
  | { readonly kind: 'add' }
  | { readonly kind: 'settings'; readonly entry: ContentListEntry; readonly tab: PageSettingsTab }
  | {
      readonly kind: 'rename';
      readonly link: NavLink;
      /** Its title without a name of its own; empty where it leads to no page. */
      readonly fallback: string;
    }
  | { readonly kind: 'delete'; readonly entry: ContentListEntry };

interface PagesDialogsProps {
  readonly site: DocumentStore;
  readonly open: PagesDialog | null;
  readonly onClose: () => void;
  readonly onCreated: (entry: ContentListEntry) => void;
  readonly onSaved: () => void;
  readonly onRemoved: (entry: ContentListEntry) => Promise<void>;
}

/** The dialogs over the list of pages. */
export function PagesDialogs({ open, ...props }: PagesDialogsProps) {
  return <Suspense fallback={null}>{open === null ? null : dialogOf(open, props)}</Suspense>;
}

function dialogOf(open: PagesDialog, props: Omit<PagesDialogsProps, 'open'>) {
  const { site, onClose, onCreated, onSaved, onRemoved } = props;
  switch (open.kind) {
    case 'add':
      return <AddPageDialog site={site} onClose={onClose} onCreated={onCreated} />;
    case 'settings':
      return (
        <PageSettingsDialog
          entry={open.entry}
          Fields={fieldsOf(open.entry)}
          tab={open.tab}
          onClose={onClose}
          onSaved={onSaved}
        />
      );
    case 'rename':
      return <RenameDialog site={site} link={open.link} fallback={open.fallback} onClose={onClose} />;
    case 'delete':
      return (
        <RemoveContentDialog entry={open.entry} onClose={onClose} onRemoved={onRemoved}>
          {translate(open.entry.kind === 'collection' ? pageRemoval.collectionText : pageRemoval.pageText)}
        </RemoveContentDialog>
      );
    default:
      return assertNever(open);
  }
}

/** The fields of a collection's type besides those that all pages have. */
function fieldsOf({ collectionType }: ContentListEntry) {
  return collectionType === null ? null : editorOfCollection(collectionType).SettingsFields;
}
