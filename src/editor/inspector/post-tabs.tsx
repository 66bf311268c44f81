import { useState, type ReactNode } from 'react';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { itemSettings } from '#messages/en/interface/item-settings.ts';
import type { Selection } from '../selection/selection.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { PagePanel } from './page-panel.tsx';
import { PostPanel } from './post-panel.tsx';
import styles from './post-tabs.module.css';

type Tab = 'post' | 'part';

/**
 * The panel of a post: its settings while its text is edited, else those of the selection; tabs switch between them
 * (EDIT-191).
 */
export function PostTabs({
  selection,
  children,
}: {
  readonly selection: Selection;
  /** The settings of what is selected. */
  readonly children: ReactNode;
}) {
  const isWriting = useEditState((state) => state.textBlockId !== null);
  const [chosen, setChosen] = useState<{ readonly selection: Selection; readonly tab: Tab } | null>(null);
  if (selection.kind === 'page') {
    return (
      <>
        <PostPanel />
        <PagePanel />
      </>
    );
  }
  const tab = chosen?.selection === selection ? chosen.tab : isWriting ? 'post' : 'part';
  return (
    <>
      <SegmentedControl
        label={translate(itemSettings.settingsOf)}
        isLabelHidden
        className={styles['tabs']}
        value={tab}
        options={[
          { value: 'post', label: translate(itemSettings.post) },
          {
            value: 'part',
            label:
              selection.kind === 'section' ? translate(itemSettings.section) : translate(itemSettings.block),
          },
        ]}
        onChange={(next) => setChosen({ selection, tab: next })}
      />
      {tab === 'post' ? <PostPanel /> : children}
    </>
  );
}
