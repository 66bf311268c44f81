import { lazy, Suspense } from 'react';
import type { EditDialog } from './edit-store.ts';
import { useEditState } from './use-edit-state.ts';

const BlockPicker = lazy(async () => ({ default: (await import('./block-picker.tsx')).BlockPicker }));
const SectionPicker = lazy(async () => ({ default: (await import('./section-picker.tsx')).SectionPicker }));
const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));
const PublishDialog = lazy(async () => ({ default: (await import('./publish-dialog.tsx')).PublishDialog }));
const PreviewDialog = lazy(async () => ({ default: (await import('./preview-dialog.tsx')).PreviewDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));

/** The one dialog that is open over the canvas; each is fetched when it opens for the first time. */
export function EditDialogs() {
  const dialog = useEditState((state) => state.dialog);
  return <Suspense fallback={null}>{content(dialog)}</Suspense>;
}

function content(dialog: EditDialog) {
  switch (dialog.kind) {
    case 'none':
      return null;
    case 'add-block':
      return <BlockPicker sectionId={dialog.sectionId} afterBlockId={dialog.afterBlockId} />;
    case 'add-section':
      return <SectionPicker afterSectionId={dialog.afterSectionId} />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'publish':
      return <PublishDialog />;
    case 'preview':
      return <PreviewDialog />;
    case 'share':
      return <ShareDialog />;
    default:
      return null;
  }
}
