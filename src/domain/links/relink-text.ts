import { isJsonObject, type JsonValue } from '#lib/json.ts';
import { jsonEqual } from '#lib/json-equal.ts';

/**
 * Brings lines back into a rich text that has changed since they were taken: each line that was lost comes after the
 * nearest one before it that is still there, and one that lost only its link gets it back where its words stand as they
 * were. Null where the values are no rich texts (EDIT-189).
 * @param before the text with the links
 * @param lineWithout a line of it without them; undefined where nothing is left of the line
 */
export function relinkText(
  before: JsonValue | undefined,
  now: JsonValue | undefined,
  lineWithout: (line: JsonValue) => JsonValue | undefined,
): JsonValue | null {
  if (!isJsonObject(before) || !isJsonObject(now)) return null;
  const former = before['content'];
  const current = now['content'];
  if (!Array.isArray(former) || !Array.isArray(current)) return null;
  const lines = [...(current as readonly JsonValue[])];
  const indexOf = (line: JsonValue): number => lines.findIndex((each) => jsonEqual(each, line));
  let last = -1;
  for (const line of former as readonly JsonValue[]) {
    const without = lineWithout(line);
    const index = indexOf(without ?? line);
    if (without === undefined && index === -1) {
      last += 1;
      lines.splice(last, 0, line);
    } else if (index !== -1) {
      lines[index] = line;
      last = index;
    }
  }
  return { ...now, content: lines };
}
