import type { JsonValue } from '#lib/json.ts';
import { createId } from '#lib/id.ts';
import { mailTextSchema, type StoredMailText } from '#domain/store/mail-text.ts';
import { isOnAtFirst, type StoreMailKind } from '#domain/store/store-mails.ts';
import { storeMails as words } from '#messages/en/interface/store-mails.ts';
import type { DocumentStore } from '../../documents/document-store.ts';
import { useDocumentState } from '../../documents/use-document-state.ts';

const asItComes = (kind: StoreMailKind) => ({
  isOn: isOnAtFirst(kind),
  subject: '',
  opening: '',
  closing: '',
});
type OwnFields = Partial<Pick<StoredMailText, 'isOn' | 'subject' | 'opening' | 'closing'>>;

/** A mail as it is now: in the owner's words, or as it comes. */
export function useMailText(store: DocumentStore, kind: StoreMailKind): Omit<StoredMailText, 'id' | 'type'> {
  const record = useDocumentState(store, ({ view }) =>
    Object.values(view).find((each) => each.type === 'mail-text' && each['kind'] === kind),
  );
  const parsed = mailTextSchema.safeParse(record);
  return parsed.success ? parsed.data : { kind, ...asItComes(kind) };
}

/** Writes the fields of a mail that differ; it gets its record with the first of them. */
export function saveMailText(store: DocumentStore, kind: StoreMailKind, fields: OwnFields): void {
  const known = Object.values(store.getState().view).find(
    (each) => each.type === 'mail-text' && each['kind'] === kind,
  );
  if (known === undefined) {
    const record = {
      id: createId<'record'>(),
      type: 'mail-text' as const,
      kind,
      ...asItComes(kind),
      ...fields,
    };
    store.run({ name: words.step, operations: [{ op: 'put', record }] });
    return;
  }
  const changed = (Object.entries(fields) as [string, JsonValue][]).filter(
    ([field, value]) => known[field] !== value,
  );
  if (changed.length === 0) return;
  store.run({
    name: words.step,
    operations: changed.map(([field, value]) => ({ op: 'set', id: known.id, field, value })),
  });
}
