import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Popover } from '#ui/popover.tsx';
import { pageToolbar } from '#messages/en/interface/page-toolbar.ts';
import { translate } from '#ui/translate.ts';
import { askToSignIn } from '../api/sign-in-requests.ts';
import { SAVE_STATUS_TEXTS, type SaveStatus } from '../documents/save-status.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { documentOf } from '../listed-item/listed-item.ts';
import { useEditState } from '../workspace/use-edit-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import styles from './save-indicator.module.css';

const RANK: readonly SaveStatus[] = [
  'removed',
  'signed-out',
  'offline',
  'refused',
  'conflict',
  'saving',
  'saved',
];

/** Whether everything is saved, of the page, of the site, of a synced section and of an item that is listed together (EDIT-73). */
export function SaveIndicator() {
  const { page, site, synced, listedItem } = useWorkspace();
  const item = useStore(listedItem, documentOf);
  const open = useStore(synced.store, (state) => state.open);
  const isEdited = useEditState((state) => state.editingState === 'SYNCED');
  const openStatus = useRestedState(open ?? page, (state) => state.saveStatus);
  // One that was deleted since is of no interest on the page.
  const ofSynced = openStatus === 'removed' && !isEdited ? 'saved' : openStatus;
  const ofPage = useRestedState(page, (state) => state.saveStatus);
  const ofItem = useRestedState(item ?? page, (state) => state.saveStatus);
  const ofSite = useRestedState(site, (state) => state.saveStatus);
  const conflicts = useRestedState(page, (state) => state.conflicts.length);
  const refusedOfPage = useRestedState(page, (state) => state.refused);
  const refusedOfSite = useRestedState(site, (state) => state.refused);
  const refusedOfOpen = useRestedState(open ?? page, (state) => state.refused);
  const refusedOfItem = useRestedState(item ?? page, (state) => state.refused);
  const refused = new Map([...refusedOfPage, ...refusedOfSite, ...refusedOfOpen, ...refusedOfItem]);
  const status = RANK.find((each) => [ofPage, ofSite, ofSynced, ofItem].includes(each)) ?? 'saved';
  const Icon =
    status === 'saved'
      ? Check
      : status === 'saving'
        ? LoaderCircle
        : status === 'offline'
          ? CloudOff
          : TriangleAlert;
  const shown = (
    <span className={classes(styles['state'], styles[status])} data-save-status={status}>
      <Icon aria-hidden="true" />
      <span className={styles['text']}>{translate(SAVE_STATUS_TEXTS[status])}</span>
    </span>
  );
  if (status === 'saved' || status === 'saving') return <output>{shown}</output>;
  if (status === 'signed-out') {
    return (
      <Button variant="quiet" size="small" onPress={() => void askToSignIn()}>
        {shown}
      </Button>
    );
  }
  return (
    <Popover
      label={translate(pageToolbar.aboutSaving)}
      placement="bottom end"
      trigger={
        <Button variant="quiet" size="small">
          {shown}
        </Button>
      }
    >
      {({ close }) => (
        <div className={styles['about']}>
          <p>{explanation(status, conflicts)}</p>
          {status === 'refused' ? [...refused].map(([id, message]) => <p key={id}>{message}</p>) : null}
          <Button
            size="small"
            onPress={() => {
              for (const store of [page, site, ...(open === null ? [] : [open])]) {
                store.markConflictsSeen();
                store.retryNow();
              }
              close();
            }}
          >
            {status === 'conflict' || status === 'refused'
              ? translate(pageToolbar.gotIt)
              : translate(pageToolbar.tryNow)}
          </Button>
        </div>
      )}
    </Popover>
  );
}

function explanation(status: SaveStatus, conflicts: number): string {
  switch (status) {
    case 'offline':
      return translate(pageToolbar.offline);
    case 'removed':
      return translate(pageToolbar.removed);
    case 'refused':
      return translate(pageToolbar.refused);
    case 'conflict':
      return translate(pageToolbar.conflicts, { count: conflicts });
    default:
      return translate(SAVE_STATUS_TEXTS[status]);
  }
}
