import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { fill, withinSentence, type FilledMessage, type Words } from '#messages/message.ts';

/** What changing something is called, by its label: 'Change height'. */
export function changing(label: Words | string): FilledMessage {
  return fill(editingSteps.change, { label: labelWithin(label) });
}

/** What changing something of a section is called: 'Change section height'. */
export function changingSection(label: Words | string): FilledMessage {
  return fill(editingSteps.changeSection, { label: labelWithin(label) });
}

/** What a label is called within the name of a step. */
export function labelWithin(label: Words | string): FilledMessage | string {
  return typeof label === 'string' ? label.toLowerCase() : withinSentence(label);
}
