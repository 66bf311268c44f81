interface CodeFormProps {
  readonly action: string;
  readonly name: string;
  readonly label: string;
  readonly buttonLabel: string;
  /** What was wrong with the code that was entered before. */
  readonly problem: string | null;
}

/** Asks for the code that was mailed. */
export function CodeForm({ action, name, label, buttonLabel, problem }: CodeFormProps) {
  return (
    <div className="portico-block-form">
      <form method="post" action={action} noValidate>
        <div className={problem === null ? 'form-item field text' : 'form-item field text error'}>
          {problem === null ? null : (
            <p className="field-error" id="code-error" role="alert">
              {problem}
            </p>
          )}
          <label className="title" htmlFor="code">
            {label}
          </label>
          <input
            className="field-element"
            id="code"
            type="text"
            name={name}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            {...(problem === null ? {} : { 'aria-invalid': true, 'aria-describedby': 'code-error' })}
          />
        </div>
        <div className="form-submit">
          <button type="submit" className="portico-button" data-size="medium" data-variant="filled">
            {buttonLabel}
          </button>
        </div>
      </form>
    </div>
  );
}
