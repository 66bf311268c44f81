import type { JsonValue } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import { createId } from '#lib/id.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import type { Words } from '#messages/message.ts';
import { storeRules as words } from '#messages/en/interface/store-rules.ts';
import { showToast } from '#ui/show-toast.ts';
import { translate } from '#ui/translate.ts';
import type { DocumentStore } from '../documents/document-store.ts';

type RuleType = 'shipping-option' | 'tax-rule';

interface KnownRule {
  readonly id: string;
  readonly order: string;
}

/** Adds a rule behind the others, or changes the fields of one that differ, so that others may change the rest. */
export function saveRule(
  store: DocumentStore,
  type: RuleType,
  known: KnownRule | null,
  others: readonly KnownRule[],
  fields: Readonly<Record<string, JsonValue>>,
  name: Words,
): void {
  if (known === null) {
    const order = orderKeyBetween(others.at(-1)?.order ?? null, null);
    const record: DocumentRecord = { id: createId<'record'>(), type, order, ...fields };
    store.run({ name, operations: [{ op: 'put', record }] });
    return;
  }
  const before = store.getState().view[known.id];
  const changed = Object.entries(fields).filter(([field, value]) => !jsonEqual(before?.[field], value));
  if (changed.length === 0) return;
  store.run({
    name,
    operations: changed.map(([field, value]) => ({ op: 'set', id: known.id, field, value })),
  });
}

/** Takes a rule out, which can be undone for as long as the note about it stands there, and by Undo afterwards. */
export function removeRule(store: DocumentStore, id: string, name: string, step: Words): void {
  const gesture = createId<'record'>();
  store.run({ name: step, operations: [{ op: 'remove', id }] }, gesture);
  showToast(translate(words.removed, { name }), {
    action: {
      label: translate(words.undo),
      onPress: () => {
        if (store.isNewest(gesture)) store.undo();
      },
    },
  });
}
