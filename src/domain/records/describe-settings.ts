import { jsonEqual } from '#lib/json-equal.ts';
import type { JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { fill, type Message, type Words } from '#messages/message.ts';

const STATE_LABELS: Readonly<Record<string, Message>> = {
  published: documentDifferences.published,
  scheduled: documentDifferences.scheduled,
  'needs-review': documentDifferences.needsReview,
  draft: documentDifferences.draft,
  private: documentDifferences.private,
  deleted: documentDifferences.deleted,
};

/** What differs between two states of a document's settings; title, address and state are named. */
export function describeSettings(
  before: DocumentRecord | undefined,
  after: DocumentRecord | undefined,
): readonly Words[] {
  if (jsonEqual(before, after)) return [];
  const words: Words[] = [];
  const named = new Set(['id', 'type', 'title', 'urlName', 'leavesFormerAddress', 'workflowState']);
  if (!jsonEqual(before?.['title'], after?.['title'])) {
    const titles = { from: textOf(before?.['title']), to: textOf(after?.['title']) };
    words.push(fill(documentDifferences.title, titles));
  }
  if (!jsonEqual(before?.['urlName'], after?.['urlName'])) {
    const way = { from: textOf(before?.['urlName']), to: textOf(after?.['urlName']) };
    const isLeft = after?.['leavesFormerAddress'] === true;
    words.push(fill(isLeft ? documentDifferences.addressLeft : documentDifferences.address, way));
  }
  if (!jsonEqual(before?.['workflowState'], after?.['workflowState'])) {
    const state = textOf(after?.['workflowState']);
    words.push(fill(documentDifferences.state, { state: STATE_LABELS[state] ?? state }));
  }
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const others = [...fields].filter(
    (field) => !named.has(field) && !jsonEqual(before?.[field], after?.[field]),
  );
  if (others.length > 0) words.push(documentDifferences.settings);
  return words;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
