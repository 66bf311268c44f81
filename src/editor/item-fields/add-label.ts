import { fail, ok, type Result } from '#lib/result.ts';
import { collectionPanels } from '#messages/en/interface/collection-panels.ts';
import type { Words } from '#messages/message.ts';

/**
 * Adds a tag or a category to a list. Names are compared without regard to case and surrounding spaces
 * (EDIT-104, EDIT-105); an empty one adds nothing.
 */
export function addLabel(
  labels: readonly string[],
  entered: string,
  tagType: 'tag' | 'category',
): Result<readonly string[], Words> {
  const label = entered.trim().replaceAll(/\s+/g, ' ');
  if (label === '') return ok(labels);
  const key = label.toLocaleLowerCase();
  if (labels.some((each) => each.trim().toLocaleLowerCase() === key))
    return fail(tagType === 'tag' ? collectionPanels.tagExists : collectionPanels.categoryExists);
  return ok([...labels, label]);
}
