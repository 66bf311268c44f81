import { MAX_POPUP_PAGES, type PopupOverlay } from '#domain/site-overlays/popup-overlay.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { usePagesAndCollections } from '../pages/use-content.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import styles from './marketing.module.css';
import type { OverlayEditor } from './use-overlay-record.ts';

/** The pages the popup belongs to (OVER-20). */
export function PopupPagesGroup({ editor }: { readonly editor: OverlayEditor<PopupOverlay> }) {
  const { value: popup, set } = editor;
  return (
    <PanelGroup title="Where">
      <SegmentedControl
        label="Pages"
        options={[
          { value: 'all', label: 'All pages' },
          { value: 'chosen', label: 'Chosen pages' },
        ]}
        value={popup.pages}
        onChange={(pages) => set({ pages }, 'pop-up pages')}
      />
      {popup.pages === 'all' ? null : <PageChoice editor={editor} />}
    </PanelGroup>
  );
}

function PageChoice({ editor }: { readonly editor: OverlayEditor<PopupOverlay> }) {
  const { value: popup, set } = editor;
  const content = usePagesAndCollections();
  if (content.isPending) return <Spinner label="Loading pages" />;
  if (content.data === undefined) {
    return (
      <Banner tone="danger" actions={<Button onPress={() => void content.refetch()}>Try again</Button>}>
        Unable to load. Try again.
      </Banner>
    );
  }
  const entries = [...content.data.values()];
  if (entries.length === 0) return <Banner>This site has no pages yet.</Banner>;
  const choose = (id: string, isChosen: boolean): void => {
    const known = popup.pageIds.filter((each) => each !== id && content.data.has(each));
    set({ pageIds: isChosen ? [...known, id].slice(0, MAX_POPUP_PAGES) : known }, 'pop-up pages');
  };
  return (
    <fieldset className={styles['choices']} aria-label="Chosen pages">
      {entries.map((entry) => (
        <Checkbox
          key={entry.documentId}
          isSelected={popup.pageIds.includes(entry.documentId)}
          onChange={(isChosen) => choose(entry.documentId, isChosen)}
        >
          {entry.title === '' ? 'Untitled' : entry.title}
        </Checkbox>
      ))}
    </fieldset>
  );
}
