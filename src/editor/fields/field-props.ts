import type { ComponentType } from 'react';
import type { FieldControl } from '#blocks/define-block.ts';
import type { JsonValue } from '#lib/json.ts';

/** The props of every control of the panel. A gesture id joins several changes into one step of undo. */
export interface FieldProps<Kind extends FieldControl['control'] = FieldControl['control']> {
  readonly control: Extract<FieldControl, { readonly control: Kind }>;
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue, gestureId?: string) => void;
  /** The error of the last input. */
  readonly error: string | null;
  /** Set where the field is edited on the page itself. */
  readonly onEditInPlace?: (() => void) | undefined;
}

/** For a control that contains others: the component that renders them. */
export interface NestedFieldProps<Kind extends FieldControl['control']> extends FieldProps<Kind> {
  readonly Field: ComponentType<FieldProps>;
}
