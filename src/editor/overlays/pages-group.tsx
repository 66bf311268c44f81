import { useState } from 'react';
import { MAX_CHOSEN_PAGES, type PageChoice } from '#domain/overlays/page-choice.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { SearchField } from '#ui/search-field.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { translate } from '#ui/translate.ts';
import { overlaySettings } from '#messages/en/interface/overlay-settings.ts';
import type { Words } from '#messages/message.ts';
import { moreThan, useEntriesOf, useFoundPages } from '../pages/use-found-pages.ts';
import { PanelGroup } from '../panel/panel-group.tsx';
import styles from './overlays.module.css';
import type { OverlayEditor } from './use-overlay-record.ts';

interface PagesGroupProps {
  readonly choice: PageChoice;
  readonly set: OverlayEditor<unknown>['set'];
  /** The label of its pages in the names of undo steps. */
  readonly step: Words;
}

/** The pages that pop-up, announcement or info bar belongs to (OVER-20). */
export function PagesGroup({ choice, set, step }: PagesGroupProps) {
  return (
    <PanelGroup title={translate(overlaySettings.where)}>
      <SegmentedControl
        label={translate(overlaySettings.pages)}
        options={[
          { value: 'all', label: translate(overlaySettings.allPages) },
          { value: 'chosen', label: translate(overlaySettings.chosenPages) },
        ]}
        value={choice.pages}
        onChange={(pages) => set({ pages }, step)}
      />
      {choice.pages === 'all' ? null : <ChosenPages choice={choice} set={set} step={step} />}
    </PanelGroup>
  );
}

function ChosenPages({ choice, set, step }: PagesGroupProps) {
  const [search, setSearch] = useState('');
  // Pages chosen at first are at the top of the list, whose order does not change while choosing.
  const [first] = useState(choice.pageIds);
  const chosen = useEntriesOf(first);
  const found = useFoundPages('tree', search);
  if (chosen.isPending || found.isPending) return <Spinner label={translate(overlaySettings.loadingPages)} />;
  if (chosen.data === undefined || found.data === undefined) {
    const retry = () => void Promise.all([chosen.refetch(), found.refetch()]);
    return (
      <Banner tone="danger" actions={<Button onPress={retry}>{translate(overlaySettings.tryAgain)}</Button>}>
        {translate(overlaySettings.loadFailed)}
      </Banner>
    );
  }
  const present = new Set<string>(chosen.data.map((entry) => entry.documentId));
  const isSearching = search.trim() !== '';
  const listed = isSearching ? found.data.entries : [...chosen.data, ...found.data.entries];
  const entries = [...new Map(listed.map((entry) => [entry.documentId as string, entry])).values()];
  const more = moreThan(found.data.entries.length, found.data);
  if (entries.length === 0 && !isSearching) return <Banner>{translate(overlaySettings.noPages)}</Banner>;
  // Deleted pages do not count towards the limit.
  const known = choice.pageIds.filter((id) => !first.includes(id) || present.has(id));
  const isFull = known.length >= MAX_CHOSEN_PAGES;
  const choose = (id: string, isChosen: boolean): void => {
    const others = known.filter((each) => each !== id);
    set({ pageIds: isChosen ? [...others, id] : others }, step);
  };
  return (
    <>
      <SearchField label={translate(overlaySettings.searchPages)} value={search} onChange={setSearch} />
      <fieldset
        className={styles['choices']}
        aria-label={translate(overlaySettings.chosenPages)}
        aria-busy={found.isFetching}
      >
        {entries.map((entry) => {
          const isChosen = choice.pageIds.includes(entry.documentId);
          return (
            <Checkbox
              key={entry.documentId}
              isSelected={isChosen}
              isDisabled={isFull && !isChosen}
              onChange={(isNow) => choose(entry.documentId, isNow)}
            >
              {entry.title === '' ? translate(overlaySettings.untitled) : entry.title}
            </Checkbox>
          );
        })}
      </fieldset>
      {entries.length === 0 ? (
        <p className={styles['note']}>{translate(overlaySettings.noMatch, { search: search.trim() })}</p>
      ) : null}
      {more === null ? null : <p className={styles['note']}>{more}</p>}
      <output className={styles['note']}>
        {isFull
          ? translate(overlaySettings.mostChosen, { max: MAX_CHOSEN_PAGES })
          : translate(overlaySettings.chosen, { count: known.length })}
      </output>
    </>
  );
}
