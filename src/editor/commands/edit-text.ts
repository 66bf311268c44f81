import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { type RichText } from '#domain/rich-text/rich-text.ts';
import type { Command } from '../documents/command.ts';

/** Sets the rich text of a block; a run of typing shares one gesture. */
export function editText(blockId: string, field: string, text: RichText): Command {
  return {
    name: editingSteps.editText,
    operations: [{ op: 'set', id: blockId, field: `data.${field}`, value: text }],
  };
}
