import { editingSteps } from '#messages/en/interface/editing-steps.ts';
import { fill, withinSentence, type FilledMessage, type Words } from '#messages/message.ts';

/** The name of a step that changes a field, by its label: 'Change height'. */
export function changing(label: Words | string): FilledMessage {
  return fill(editingSteps.change, { label: labelWithin(label) });
}

/** The name of a step that changes a field of a section: 'Change section height'. */
export function changingSection(label: Words | string): FilledMessage {
  return fill(editingSteps.changeSection, { label: labelWithin(label) });
}

/** A label in the form it has within the name of a step. */
export function labelWithin(label: Words | string): FilledMessage | string {
  return typeof label === 'string' ? label.toLowerCase() : withinSentence(label);
}
