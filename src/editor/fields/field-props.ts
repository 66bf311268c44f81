import type { ComponentType } from 'react';
import type { FieldControl } from '#blocks/define-block.ts';
import type { JsonValue } from '#lib/json.ts';

/** What every control of the panel gets. A gesture id joins several changes into one step of undo. */
export interface FieldProps<Kind extends FieldControl['control'] = FieldControl['control']> {
  readonly control: Extract<FieldControl, { readonly control: Kind }>;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue, gestureId?: string) => void;
  /** What is wrong with the value that was entered last. */
  readonly error: string | null;
  /** Set where the field is the text edited on the page itself. */
  readonly onEditInPlace?: (() => void) | undefined;
}

/** A control that holds others: it is given the component that draws them. */
export interface NestedFieldProps<Kind extends FieldControl['control']> extends FieldProps<Kind> {
  readonly Field: ComponentType<FieldProps>;
}
