import { useState } from 'react';
import { countExport, type ContactFormat } from '#contract/contact-files.ts';
import { startContactErasure, startContactExport, startContactRun } from '#contract/contact-runs.ts';
import { labelContacts, type ContactLabel } from '#contract/contacts.ts';
import type { Id } from '#lib/id.ts';
import { contactFiles } from '#messages/en/interface/contact-files.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { contactRuns } from '#messages/en/interface/contact-runs.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { AddToListDialog, type ListChoice } from './add-to-list-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { NewLabelDialog } from './new-label-dialog.tsx';
import { useShowRuns } from './use-contact-runs.ts';
import { queryOf, useContactLabels, useRefreshContacts, type ContactsFilter } from './use-contacts.ts';
import styles from './contacts.module.css';

/** Chosen one by one, or all that match. */
export type ChosenPeople = ReadonlySet<Id<'contact'>> | 'all';

interface ChosenContactsProps {
  readonly chosen: readonly Id<'contact'>[] | 'all';
  readonly filter: ContactsFilter;
  readonly total: number;
  /** Whether more match than are shown. */
  readonly hasMore: boolean;
  /** Lists they may be added to. */
  readonly lists: readonly ListChoice[];
  readonly onChange: (chosen: ChosenPeople) => void;
}

/**
 * What is done to the people who were chosen (CRM-11, CRM-13). Labels of those on a page are set at once and can be taken
 * back; all else is a job with progress.
 */
export function ChosenContacts({ chosen, filter, total, hasMore, lists, onChange }: ChosenContactsProps) {
  const refresh = useRefreshContacts();
  const showRuns = useShowRuns();
  const [opened, setOpened] = useState<'label' | 'merge' | 'list' | null>(null);
  /** How many are about to be erased. */
  const [doomed, setDoomed] = useState<number | null>(null);
  const labels = useContactLabels().data?.labels ?? [];
  const [first, second] = chosen === 'all' ? [] : chosen;
  const count = chosen === 'all' ? total : chosen.length;
  // Rules travel as JSON, which is what the schema takes in.
  const selection = (chosen === 'all' ? { filter: queryOf(filter) } : { ids: [...chosen] }) as never;
  const begun = async () => {
    await showRuns();
    onChange(new Set());
  };
  const set = async (label: ContactLabel, some: readonly Id<'contact'>[], isGiven: boolean) => {
    const { changed } = await callEndpoint(labelContacts, {
      params: { labelId: label.id },
      body: { ids: [...some], isGiven },
    });
    await refresh();
    return changed;
  };
  const act = async (label: ContactLabel, isGiven: boolean) => {
    if (chosen === 'all') {
      const action = { kind: isGiven ? 'label' : 'unlabel', labelId: label.id } as const;
      await callEndpoint(startContactRun, { body: { action, selection } });
      await begun();
      return;
    }
    const changed = await set(label, chosen, isGiven);
    const said = { count: changed.length, label: label.name };
    showToast(
      translate(isGiven ? contactList.labelGiven : contactList.labelTaken, said),
      changed.length === 0
        ? {}
        : {
            action: {
              label: translate(contactList.undo),
              onPress: () => void set(label, changed, !isGiven).catch(tell),
            },
          },
    );
  };
  const items = (isGiven: boolean) =>
    labels.map((label) => ({
      id: label.id,
      label: label.name,
      onAction: () => void act(label, isGiven).catch(tell),
    }));
  const exportTo = async (format: ContactFormat) => {
    await callEndpoint(startContactExport, { body: { format, selection } });
    await begun();
  };
  const askToErase = async () => {
    // The list counts to 1,000 only.
    const all = await callEndpoint(countExport, { body: queryOf(filter) as never });
    setDoomed(chosen === 'all' ? all.count : chosen.length);
  };
  const close = () => setOpened(null);
  const words =
    chosen === 'all' ? translate(contactRuns.allChosen) : translate(contactList.chosen, { count });
  return (
    <fieldset className={styles['chosen']} aria-label={words}>
      <span>{words}</span>
      {chosen !== 'all' && hasMore ? (
        <Button variant="quiet" onPress={() => onChange('all')}>
          {translate(contactRuns.chooseAll)}
        </Button>
      ) : null}
      <Menu
        label={translate(contactList.giveLabel)}
        trigger={<Button>{translate(contactList.giveLabel)}</Button>}
        items={[
          ...items(true),
          ...(labels.length === 0 ? [] : ['separator' as const]),
          { id: 'new', label: translate(contactList.newLabel), onAction: () => setOpened('label') },
        ]}
      />
      {labels.length === 0 ? null : (
        <Menu
          label={translate(contactList.takeLabel)}
          trigger={<Button>{translate(contactList.takeLabel)}</Button>}
          items={items(false)}
        />
      )}
      {lists.length === 0 ? null : (
        <Button onPress={() => setOpened('list')}>{translate(contactRuns.addToList)}</Button>
      )}
      <Menu
        label={translate(contactRuns.export)}
        trigger={<Button>{translate(contactRuns.export)}</Button>}
        items={(['csv', 'json', 'vcard'] as const).map((format) => ({
          id: format,
          label: translate(EXPORTS[format]),
          onAction: () => void exportTo(format).catch(tell),
        }))}
      />
      {count === 2 && chosen !== 'all' ? (
        <Button onPress={() => setOpened('merge')}>{translate(contactFiles.merge)}</Button>
      ) : null}
      <Button variant="danger" onPress={() => void askToErase().catch(tell)}>
        {translate(contactRuns.erase)}
      </Button>
      <Button variant="quiet" onPress={() => onChange(new Set())}>
        {translate(contactRuns.clear)}
      </Button>
      {opened === 'merge' && first !== undefined && second !== undefined ? (
        <MergeDialog ids={[first, second]} onClose={close} />
      ) : null}
      {opened === 'label' ? <NewLabelDialog onClose={close} onMade={(label) => act(label, true)} /> : null}
      {opened === 'list' ? (
        <AddToListDialog
          lists={lists}
          onClose={close}
          onSubmit={async ({ id: listId }, consent) => {
            const action = { kind: 'list', listId, consent } as const;
            await callEndpoint(startContactRun, { body: { action, selection } });
            await begun();
          }}
        />
      ) : null}
      {doomed === null ? null : (
        <ConfirmDialog
          isOpen
          isDanger
          title={translate(contactRuns.eraseTitle)}
          confirmLabel={translate(contactRuns.eraseNow)}
          onOpenChange={() => setDoomed(null)}
          onConfirm={async () => {
            await callEndpoint(startContactErasure, { body: { selection } });
            await begun();
          }}
        >
          {translate(contactRuns.eraseText, { count: doomed })}
        </ConfirmDialog>
      )}
    </fieldset>
  );
}

const EXPORTS = {
  csv: contactFiles.exportCsv,
  json: contactFiles.exportJson,
  vcard: contactFiles.exportVcard,
} as const;

function tell(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  showToast(error.message, { tone: 'danger' });
}
