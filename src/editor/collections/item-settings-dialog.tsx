import { useQueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { ContentListEntry } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import { translate } from '#ui/translate.ts';
import { ItemFields } from '../item-fields/item-fields.tsx';
import { CONTENT_KEY } from '../site-context/content.ts';
import pageStyles from '../pages/pages.module.css';
import { useShownDocument } from '../site-context/shown-document.ts';
import { useDocumentStore } from '../site-context/use-document-store.ts';
import type { OwnFieldsProps } from './define-collection-editor.ts';
import { SaveState } from './save-state.tsx';
import { useClosedWhenSaved } from './use-closed-when-saved.ts';

/**
 * The settings of an item over its list: the same as beside the canvas, with the title, saved on every change
 * (EDIT-191).
 */
export function ItemSettingsDialog({
  title,
  entry,
  onClose,
  Fields,
}: {
  readonly title: string;
  readonly entry: ContentListEntry;
  readonly onClose: () => void;
  /** Fields that only such items have. */
  readonly Fields?: ComponentType<OwnFieldsProps>;
}) {
  const queries = useQueryClient();
  // The site beside the list may show the item: both share one open document, so that they agree.
  const beside = useShownDocument((state) => state.store);
  const isShown = beside?.documentId === entry.documentId;
  const opened = useDocumentStore(isShown ? null : entry.documentId);
  const item = isShown ? beside : opened.status === 'ready' ? opened.store : null;
  const { isClosing, close } = useClosedWhenSaved(item, () => {
    void queries.invalidateQueries({ queryKey: CONTENT_KEY });
    onClose();
  });
  return (
    <Dialog
      isOpen={!isClosing}
      onOpenChange={close}
      title={title}
      footer={
        <>
          {item === null ? null : <SaveState item={item} />}
          <Button variant="primary" onPress={close}>
            {translate(collectionPanels.done)}
          </Button>
        </>
      }
    >
      {item !== null ? (
        <div className={pageStyles['form']}>
          <ItemFields item={item} entry={entry} hasTitle>
            {Fields === undefined ? null : <Fields item={item} entry={entry} />}
          </ItemFields>
        </div>
      ) : opened.status === 'failed' ? (
        <Banner
          tone="danger"
          actions={<Button onPress={opened.retry}>{translate(collectionPanels.tryAgain)}</Button>}
        >
          {opened.message}
        </Banner>
      ) : (
        <Spinner label={translate(collectionPanels.loadingSettings)} />
      )}
    </Dialog>
  );
}
