import type { ReactNode } from 'react';
import { siteSettings } from '#messages/en/interface/site-settings.ts';
import { storeSettings } from '#messages/en/interface/store-settings.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { Panel, type PanelProps } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { useStoreDocument } from './use-store-document.ts';

interface StoreScreenProps {
  readonly title: string;
  /** The screen above. */
  readonly back?: PanelProps['back'];
  readonly isWide?: boolean;
  readonly children: (store: DocumentStore) => ReactNode;
}

/** A screen with a part of the store’s settings, once they are there. What is changed in it is live at once. */
export function StoreScreen({ title, back, isWide = false, children }: StoreScreenProps) {
  const opened = useStoreDocument();
  const store = opened.status === 'ready' ? opened.store : null;
  return (
    <Panel
      title={title}
      back={back}
      isWide={isWide}
      actions={store === null ? undefined : <UndoRedo store={store} />}
      isLiveAtOnce
    >
      {store !== null ? (
        children(store)
      ) : opened.status === 'failed' ? (
        <Banner
          tone="danger"
          actions={<Button onPress={opened.retry}>{translate(siteSettings.tryAgain)}</Button>}
        >
          {opened.message}
        </Banner>
      ) : (
        <Spinner label={translate(storeSettings.loading)} size="large" />
      )}
    </Panel>
  );
}
