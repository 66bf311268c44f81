import type { AccountField } from '#site/content/account-part.ts';

const MAX_ROWS = 6;
const INPUT_TYPES = { email: 'email', password: 'password', text: 'text', code: 'text' } as const;

interface AccountFieldProps {
  readonly field: AccountField;
  readonly id: string;
  /** The first field that is wrong gets the focus. */
  readonly isFocused: boolean;
}

/** A field with its label and what is wrong with it. */
export function AccountFieldView({ field, id, isFocused }: AccountFieldProps) {
  const { kind, name, label, value, problem } = field;
  if (kind === 'checkbox') {
    return (
      <label className="account-check">
        <input type="checkbox" name={name} value="yes" defaultChecked={value === 'yes'} />
        <span>{label}</span>
      </label>
    );
  }
  const described = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      {kind === 'texts' ? (
        <textarea
          id={id}
          name={name}
          rows={MAX_ROWS}
          dir="auto"
          defaultValue={value}
          {...described}
          {...(isFocused ? { autoFocus: true } : {})}
        />
      ) : (
        <input
          id={id}
          type={INPUT_TYPES[kind]}
          name={name}
          autoComplete={field.autocomplete}
          defaultValue={kind === 'password' || kind === 'code' ? '' : value}
          {...(kind === 'code' ? { inputMode: 'numeric' as const } : {})}
          {...(kind === 'email' || kind === 'code' || kind === 'password' ? { dir: 'ltr' } : {})}
          {...described}
          {...(isFocused ? { autoFocus: true } : {})}
        />
      )}
      {problem === null ? null : (
        <p id={`${id}-problem`} className="account-problem">
          {problem}
        </p>
      )}
    </div>
  );
}
