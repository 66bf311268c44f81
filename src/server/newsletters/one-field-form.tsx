const INPUTS = {
  email: { type: 'email', autoComplete: 'email' },
  code: { type: 'text', inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 20 },
} as const;

interface OneFieldFormProps {
  readonly asksFor: keyof typeof INPUTS;
  readonly action: string;
  readonly name: string;
  readonly label: string;
  readonly buttonLabel: string;
  readonly value?: string;
  /** What was wrong with what was entered before. */
  readonly problem?: string | null;
  /** Further fields, given along as they were entered. */
  readonly hidden?: Readonly<Record<string, string>>;
}

/** A form that asks for an address or for a code that was mailed, and works without scripts. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { asksFor, action, name, label, buttonLabel, value = '', problem = null, hidden = {} } = props;
  const input = INPUTS[asksFor];
  return (
    <div className="portico-block-form">
      <form method="post" action={action} noValidate>
        <div className={`form-item field ${input.type}${problem === null ? '' : ' error'}`}>
          {problem === null ? null : (
            <p className="field-error" id={`${asksFor}-error`} role="alert">
              {problem}
            </p>
          )}
          <label className="title" htmlFor={asksFor}>
            {label}
          </label>
          <input
            {...input}
            className="field-element"
            id={asksFor}
            name={name}
            defaultValue={value}
            {...(problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': `${asksFor}-error` })}
          />
        </div>
        {Object.entries(hidden).map(([each, text]) => (
          <input key={each} type="hidden" name={each} value={text} />
        ))}
        <div className="form-submit">
          <button type="submit" className="portico-button" data-size="medium" data-variant="filled">
            {buttonLabel}
          </button>
        </div>
      </form>
    </div>
  );
}
