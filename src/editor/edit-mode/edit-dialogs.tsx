import { Suspense } from 'react';
import type { EditDialog } from '../editing/edit-store.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { lazyPart } from '../loading/lazy-part.ts';
import { useReturnToCanvas } from './use-return-to-canvas.ts';

const BlockPicker = lazyPart(async () => (await import('../palette/block-picker.tsx')).BlockPicker);
const SectionPicker = lazyPart(
  async () => (await import('../section-picker/section-picker.tsx')).SectionPicker,
);
const ShortcutsDialog = lazyPart(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);
const SavePartDialog = lazyPart(
  async () => (await import('../saved-parts/save-part-dialog.tsx')).SavePartDialog,
);
const PublishFromPage = lazyPart(
  async () => (await import('../publish/publish-from-page.tsx')).PublishFromPage,
);
const PreviewDialog = lazyPart(async () => (await import('../preview/preview-dialog.tsx')).PreviewDialog);
const ShareDialog = lazyPart(async () => (await import('../preview/share-dialog.tsx')).ShareDialog);

/** The open dialog over the canvas; each is loaded when it opens for the first time. */
export function EditDialogs() {
  const dialog = useEditState((state) => state.dialog);
  useReturnToCanvas();
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
    case 'save-part':
      return <SavePartDialog content={dialog.content} sectionId={dialog.sectionId} />;
    case 'shortcuts':
      return <ShortcutsDialog />;
    case 'publish':
      return <PublishFromPage />;
    case 'preview':
      return <PreviewDialog />;
    case 'share':
      return <ShareDialog />;
    default:
      return null;
  }
}
