import { useState } from 'react';
import { labelContacts, type ContactLabel } from '#contract/contacts.ts';
import type { Id } from '#lib/id.ts';
import { contactFiles } from '#messages/en/interface/contact-files.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import { callEndpoint } from '../api/call-endpoint.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { NewLabelDialog } from './new-label-dialog.tsx';
import { useContactLabels, useRefreshContacts } from './use-contacts.ts';
import styles from './contacts.module.css';

/** What is done to the people who were chosen; each can be undone (CRM-11, CRM-13). */
export function ChosenContacts({ ids }: { readonly ids: readonly Id<'contact'>[] }) {
  const refresh = useRefreshContacts();
  const [isNaming, setNaming] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const [first, second] = ids;
  const labels = useContactLabels().data?.labels ?? [];
  const set = async (label: ContactLabel, some: readonly Id<'contact'>[], isGiven: boolean) => {
    const { changed } = await callEndpoint(labelContacts, {
      params: { labelId: label.id },
      body: { ids: [...some], isGiven },
    });
    await refresh();
    return changed;
  };
  const act = async (label: ContactLabel, isGiven: boolean) => {
    const changed = await set(label, ids, isGiven);
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
  return (
    <fieldset className={styles['chosen']} aria-label={translate(contactList.chosen, { count: ids.length })}>
      <span>{translate(contactList.chosen, { count: ids.length })}</span>
      <Menu
        label={translate(contactList.giveLabel)}
        trigger={<Button>{translate(contactList.giveLabel)}</Button>}
        items={[
          ...items(true),
          ...(labels.length === 0 ? [] : ['separator' as const]),
          { id: 'new', label: translate(contactList.newLabel), onAction: () => setNaming(true) },
        ]}
      />
      {labels.length === 0 ? null : (
        <Menu
          label={translate(contactList.takeLabel)}
          trigger={<Button>{translate(contactList.takeLabel)}</Button>}
          items={items(false)}
        />
      )}
      {ids.length === 2 ? (
        <Button onPress={() => setMerging(true)}>{translate(contactFiles.merge)}</Button>
      ) : null}
      {isMerging && first !== undefined && second !== undefined ? (
        <MergeDialog ids={[first, second]} onClose={() => setMerging(false)} />
      ) : null}
      {isNaming ? (
        <NewLabelDialog onClose={() => setNaming(false)} onMade={(label) => act(label, true)} />
      ) : null}
    </fieldset>
  );
}

function tell(error: unknown): void {
  if (!(error instanceof Error)) throw error;
  showToast(error.message, { tone: 'danger' });
}
