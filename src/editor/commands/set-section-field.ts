import type { JsonValue } from '#lib/json.ts';
import type { Words } from '#messages/message.ts';
import { changingSection } from '#domain/documents/changing.ts';
import type { Command } from '../documents/command.ts';

/** Sets one field of a section: 'Change section height'. */
export function setSectionField(
  sectionId: string,
  field: string,
  value: JsonValue,
  label: Words | string,
): Command {
  return {
    name: changingSection(label),
    operations: [{ op: 'set', id: sectionId, field, value }],
  };
}
