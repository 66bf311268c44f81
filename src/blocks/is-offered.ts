import type { FieldControl } from './define-block.ts';

/** Whether a control has an effect with the other values as they are; without one the panel leaves it out. */
export function isOffered(control: FieldControl, data: Readonly<Record<string, unknown>>): boolean {
  return (control.when ?? []).every(({ field, is }) => is.some((value) => value === data[field]));
}
