import { MAX_CHOSEN_PAGES, type PageChoice } from '#domain/site-overlays/page-choice.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { usePagesAndCollections } from '../pages/use-content.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import styles from './marketing.module.css';
import type { OverlayEditor } from './use-overlay-record.ts';

interface PagesGroupProps {
  readonly choice: PageChoice;
  readonly set: OverlayEditor<unknown>['set'];
  /** What stands there, for the names of undo steps. */
  readonly of: string;
}

/** The pages that pop-up, announcement or info bar belongs to (OVER-20). */
export function PagesGroup({ choice, set, of }: PagesGroupProps) {
  return (
    <PanelGroup title="Where">
      <SegmentedControl
        label="Pages"
        options={[
          { value: 'all', label: 'All pages' },
          { value: 'chosen', label: 'Chosen pages' },
        ]}
        value={choice.pages}
        onChange={(pages) => set({ pages }, `${of} pages`)}
      />
      {choice.pages === 'all' ? null : <ChosenPages choice={choice} set={set} of={of} />}
    </PanelGroup>
  );
}

function ChosenPages({ choice, set, of }: PagesGroupProps) {
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
    const known = choice.pageIds.filter((each) => each !== id && content.data.has(each));
    set({ pageIds: isChosen ? [...known, id].slice(0, MAX_CHOSEN_PAGES) : known }, `${of} pages`);
  };
  return (
    <fieldset className={styles['choices']} aria-label="Chosen pages">
      {entries.map((entry) => (
        <Checkbox
          key={entry.documentId}
          isSelected={choice.pageIds.includes(entry.documentId)}
          onChange={(isChosen) => choose(entry.documentId, isChosen)}
        >
          {entry.title === '' ? 'Untitled' : entry.title}
        </Checkbox>
      ))}
    </fieldset>
  );
}
