import type { AccountField } from '#site/content/account-form.ts';

const MAX_ROWS = 6;
const INPUT_TYPES = {
  email: 'email',
  password: 'password',
  text: 'text',
  code: 'text',
  date: 'date',
} as const;

interface AccountFieldProps {
  readonly field: AccountField;
  readonly id: string;
  /** The first field that is wrong gets the focus. */
  readonly isFocused: boolean;
}

/** A field with its label and what is wrong with it. */
export function AccountFieldView({ field, id, isFocused }: AccountFieldProps) {
  const { kind, name, label, value, problem } = field;
  const described = problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-problem` };
  const focused = isFocused ? { autoFocus: true } : {};
  const told =
    problem === null ? null : (
      <p id={`${id}-problem`} className="account-problem">
        {problem}
      </p>
    );
  if (kind === 'checkbox') {
    return (
      <div>
        <label className="account-check">
          <input
            type="checkbox"
            name={name}
            value="yes"
            defaultChecked={value === 'yes'}
            {...described}
            {...focused}
          />
          <span>{label}</span>
        </label>
        {field.link === undefined ? null : <a href={field.link.href}>{field.link.label}</a>}
        {told}
      </div>
    );
  }
  return (
    <div className="account-field">
      <label htmlFor={id}>{label}</label>
      {kind === 'select' ? (
        <select
          id={id}
          name={name}
          autoComplete={field.autocomplete}
          defaultValue={value}
          {...described}
          {...focused}
        >
          <option value="">–</option>
          {(field.options ?? []).map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
          {(field.choices ?? []).map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      ) : kind === 'texts' ? (
        <textarea
          id={id}
          name={name}
          rows={MAX_ROWS}
          dir="auto"
          defaultValue={value}
          {...described}
          {...focused}
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
          {...focused}
        />
      )}
      {told}
    </div>
  );
}
