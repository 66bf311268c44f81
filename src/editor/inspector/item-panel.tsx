import { SquarePen } from 'lucide-react';
import { useStore } from 'zustand';
import type { ContentListEntry } from '#contract/pages.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import { inspector } from '#messages/en/interface/inspector.ts';
import { withinSentence } from '#messages/message.ts';
import type { DocumentId } from '#domain/documents/record.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useListedAgain } from '../site-context/use-listed-again.ts';
import { useEntry } from '../pages/use-entry.ts';
import { useShownPage } from '../site-context/shown-page.ts';
import type { OpenDocument } from '../site-context/use-document-store.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { ItemFields } from '../item-fields/item-fields.tsx';
import { OwnFields } from './own-fields.tsx';
import { itemHeading } from './item-heading.ts';
import styles from '../fields/inspector-panel.module.css';

/** The settings of the item that is selected in the list on the canvas, with a button to its page (EDIT-191). */
export function ItemPanel({ itemId }: { readonly itemId: DocumentId }) {
  const { content } = useShownPage();
  const entry = useEntry(content, itemId);
  const { listedItem } = useWorkspace();
  const opened = useStore(listedItem, (state) => (state.itemId === itemId ? state.opened : LOADING));
  if (opened.status === 'failed' || entry === null) {
    return (
      <Banner
        tone="danger"
        {...(opened.status === 'failed'
          ? { actions: <Button onPress={opened.retry}>{translate(inspector.tryAgain)}</Button> }
          : {})}
      >
        {opened.status === 'failed' ? opened.message : translate(itemSettings.gone)}
      </Banner>
    );
  }
  return opened.status === 'ready' && entry !== undefined ? (
    <OpenItem item={opened.store} entry={entry} />
  ) : (
    <Spinner label={translate(inspector.openingSettings)} />
  );
}

const LOADING: OpenDocument = { status: 'loading' };

function OpenItem({ item, entry }: { readonly item: DocumentStore; readonly entry: ContentListEntry }) {
  const { edit } = useShownPage();
  const heading = useRestedState(item, ({ view }) => itemHeading(view['settings']));
  useListedAgain(item);
  return (
    <div className={styles['panel']}>
      {heading === null ? null : (
        <>
          <h2 className={styles['title']}>{translate(heading)}</h2>
          <div className={styles['actions']}>
            <Button
              size="small"
              icon={<SquarePen aria-hidden="true" size={14} />}
              onPress={() => edit(entry)}
            >
              {translate(itemSettings.open, { item: withinSentence(heading) })}
            </Button>
          </div>
        </>
      )}
      <ItemFields item={item} entry={entry} hasTitle>
        <OwnFields item={item} entry={entry} />
      </ItemFields>
    </div>
  );
}
