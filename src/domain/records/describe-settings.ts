import { jsonEqual } from '#lib/json-equal.ts';
import type { JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';

const STATE_LABELS: Readonly<Record<string, string>> = {
  published: 'Published',
  scheduled: 'Scheduled',
  'needs-review': 'Needs Review',
  draft: 'Draft',
  private: 'Private',
  deleted: 'Deleted',
};

/** What differs between two states of a document's settings; title, address and state are named. */
export function describeSettings(
  before: DocumentRecord | undefined,
  after: DocumentRecord | undefined,
): readonly string[] {
  if (jsonEqual(before, after)) return [];
  const words: string[] = [];
  const named = new Set(['id', 'type', 'title', 'urlName', 'leavesFormerAddress', 'workflowState']);
  if (!jsonEqual(before?.['title'], after?.['title'])) {
    words.push(`Title changed from “${textOf(before?.['title'])}” to “${textOf(after?.['title'])}”`);
  }
  if (!jsonEqual(before?.['urlName'], after?.['urlName'])) {
    const way = `from /${textOf(before?.['urlName'])} to /${textOf(after?.['urlName'])}`;
    const isLeft = after?.['leavesFormerAddress'] === true;
    words.push(`Address changed ${way}${isLeft ? ', without a redirect' : ''}`);
  }
  if (!jsonEqual(before?.['workflowState'], after?.['workflowState'])) {
    const state = textOf(after?.['workflowState']);
    words.push(`Status changed to ${STATE_LABELS[state] ?? state}`);
  }
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  const others = [...fields].filter(
    (field) => !named.has(field) && !jsonEqual(before?.[field], after?.[field]),
  );
  if (others.length > 0) words.push('Settings changed');
  return words;
}

function textOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
