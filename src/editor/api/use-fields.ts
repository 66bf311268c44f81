import { useState } from 'react';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from '#ui/translate.ts';
import { ApiError } from './api-error.ts';

/** The state of a small form whose values go to one endpoint. */
export interface Fields<Values extends Record<string, string>> {
  readonly values: Values;
  readonly isPending: boolean;
  /** The error of the form as a whole, not of one field. */
  readonly message: string | null;
  set(values: Partial<Values>): void;
  /** Props of a field of the kit. */
  of(name: keyof Values & string): {
    readonly name: string;
    readonly value: string;
    readonly onChange: (value: string) => void;
    readonly errorMessage: string | null;
  };
  /** Submits, one call at a time; errors are shown at their fields, the first of which gets the focus. */
  submit(call: (values: Values) => Promise<void>): Promise<void>;
}

/** Holds the entered values and the errors of the server. A field's error is cleared when the field is changed. */
export function useFields<Values extends Record<string, string>>(initial: Values): Fields<Values> {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [message, setMessage] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);

  const submit = async (call: (values: Values) => Promise<void>) => {
    if (isPending) return;
    setPending(true);
    setMessage(null);
    setErrors({});
    try {
      await call(values);
    } catch (error) {
      const fieldErrors = error instanceof ApiError ? error.errors : {};
      const known = Object.keys(fieldErrors).filter((name) => name in values);
      setErrors(fieldErrors);
      if (known.length === 0) setMessage(error instanceof Error ? error.message : translate(kit.failed));
      focusField(known[0]);
    } finally {
      setPending(false);
    }
  };

  return {
    values,
    isPending,
    message,
    set: (next) => setValues((current) => ({ ...current, ...next })),
    of: (name) => ({
      name,
      value: values[name] ?? '',
      onChange(value) {
        setValues((current) => ({ ...current, [name]: value }));
        setErrors(({ [name]: _gone, ...others }) => others);
      },
      errorMessage: errors[name] ?? null,
    }),
    submit,
  };
}

function focusField(name: string | undefined): void {
  if (name === undefined) return;
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>(`form [name="${CSS.escape(name)}"]`)?.focus();
  });
}
