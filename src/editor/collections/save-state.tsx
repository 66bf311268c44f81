import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { SAVE_STATUS_TEXTS } from '../documents/save-status.ts';
import { useRestedState } from '../documents/use-rested-state.ts';
import styles from './collections.module.css';

/** Whether all changes of an item are saved, in the dialog they are made in. */
export function SaveState({ item }: { readonly item: DocumentStore }) {
  const status = useRestedState(item, (state) => state.saveStatus);
  return <output className={styles['saving']}>{translate(SAVE_STATUS_TEXTS[status])}</output>;
}
