import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useStore } from 'zustand';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Popover } from '#ui/popover.tsx';
import { askToSignIn } from '../api/sign-in-requests.ts';
import { SAVE_STATUS_TEXTS, type SaveStatus } from '../documents/save-status.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import { useEditState } from './use-edit-state.ts';
import { useWorkspace } from './workspace.ts';
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

/** Whether everything is saved, of the page, of the site and of a synced section together (EDIT-73). */
export function SaveIndicator() {
  const { page, site, synced } = useWorkspace();
  const open = useStore(synced.store, (state) => state.open);
  const isEdited = useEditState((state) => state.editingState === 'SYNCED');
  const openStatus = useRestedState(open ?? page, (state) => state.saveStatus);
  // One that was deleted since is of no interest on the page.
  const ofSynced = openStatus === 'removed' && !isEdited ? 'saved' : openStatus;
  const ofPage = useRestedState(page, (state) => state.saveStatus);
  const ofSite = useRestedState(site, (state) => state.saveStatus);
  const conflicts = useRestedState(page, (state) => state.conflicts.length);
  const refusedOfPage = useRestedState(page, (state) => state.refused);
  const refusedOfSite = useRestedState(site, (state) => state.refused);
  const refusedOfOpen = useRestedState(open ?? page, (state) => state.refused);
  const refused = new Map([...refusedOfPage, ...refusedOfSite, ...refusedOfOpen]);
  const status = RANK.find((each) => [ofPage, ofSite, ofSynced].includes(each)) ?? 'saved';
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
      <span className={styles['text']}>{SAVE_STATUS_TEXTS[status]}</span>
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
      label="About saving"
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
            {status === 'conflict' || status === 'refused' ? 'Got it' : 'Try again now'}
          </Button>
        </div>
      )}
    </Popover>
  );
}

function explanation(status: SaveStatus, conflicts: number): string {
  switch (status) {
    case 'offline':
      return 'Network error. Your changes are kept in this browser and are saved as soon as the connection is back.';
    case 'removed':
      return 'This page was deleted by someone else. You can restore it from the trash; your changes are kept in this browser.';
    case 'refused':
      return 'Something could not be saved as it is. It is kept in this browser until you correct it or undo it.';
    case 'conflict':
      return conflicts === 1
        ? 'Someone else changed the same thing as you. The later change is shown; the other one is in the history.'
        : 'Someone else changed the same things as you. The later changes are shown; the others are in the history.';
    default:
      return SAVE_STATUS_TEXTS[status];
  }
}
