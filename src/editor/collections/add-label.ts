import { fail, ok, type Result } from '#lib/result.ts';

/**
 * Adds a tag or a category to a list. Names are compared without regard to case and surrounding spaces
 * (EDIT-104, EDIT-105); an empty one adds nothing.
 */
export function addLabel(
  labels: readonly string[],
  entered: string,
  tagType: 'tag' | 'category',
): Result<readonly string[], string> {
  const label = entered.trim().replaceAll(/\s+/g, ' ');
  if (label === '') return ok(labels);
  const key = label.toLocaleLowerCase();
  if (labels.some((each) => each.trim().toLocaleLowerCase() === key))
    return fail(`This ${tagType} already exists`);
  return ok([...labels, label]);
}
