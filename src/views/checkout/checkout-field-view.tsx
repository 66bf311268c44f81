import type { CheckoutField } from './checkout-state.ts';

const ROWS = 4;
/** Read from left to right in every language. */
const LEFT_TO_RIGHT: ReadonlySet<CheckoutField['kind']> = new Set([
  'email',
  'tel',
  'url',
  'number',
  'digits',
]);

/** A field with its label, a hint and what is wrong with it; what was entered stays (ORD-25). */
export function CheckoutFieldView({ field }: { readonly field: CheckoutField }) {
  const { kind, name, label, value, problem, hint, options } = field;
  const id = fieldId(name);
  const described = [hint === null ? [] : `${id}-hint`, problem === null ? [] : `${id}-problem`].flat();
  const common = {
    id,
    name,
    required: field.isRequired,
    ...(problem === null ? {} : { 'aria-invalid': true }),
    ...(described.length === 0 ? {} : { 'aria-describedby': described.join(' ') }),
  };
  const texts = (
    <>
      {hint === null ? null : <small id={`${id}-hint`}>{hint}</small>}
      {problem === null ? null : (
        <p id={`${id}-problem`} className="checkout-problem">
          {problem}
        </p>
      )}
    </>
  );
  if (kind === 'check') {
    return (
      <div className="checkout-field">
        <label className="checkout-check">
          <input {...common} type="checkbox" value="yes" defaultChecked={value === 'yes'} />
          <span dir="auto">{label}</span>
        </label>
        {texts}
      </div>
    );
  }
  const typed = {
    autoComplete: field.autocomplete,
    dir: LEFT_TO_RIGHT.has(kind) ? 'ltr' : 'auto',
    ...(field.placeholder === undefined ? {} : { placeholder: field.placeholder }),
  };
  return (
    <div className="checkout-field">
      <label htmlFor={id}>{label}</label>
      {kind === 'select' ? (
        <select {...common} autoComplete={field.autocomplete} defaultValue={value}>
          <option value="">–</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : kind === 'area' ? (
        <>
          <textarea
            {...common}
            {...typed}
            rows={ROWS}
            data-max-length={field.maxLength === 0 ? undefined : field.maxLength}
            defaultValue={value}
          />
          {/* Filled and shown by the script of the page (ORD-22). */}
          <p className="checkout-counter" aria-hidden="true" hidden />
          <output className="portico-hidden" />
        </>
      ) : (
        <input
          {...common}
          {...typed}
          {...inputOf(kind)}
          {...(field.days === undefined
            ? { maxLength: field.maxLength }
            : { min: field.days.first, max: field.days.last })}
          defaultValue={value}
        />
      )}
      {texts}
    </div>
  );
}

/** Numbers are texts, in which a comma is a mistake that can be told. */
function inputOf(kind: CheckoutField['kind']) {
  if (kind === 'number') return { type: 'text', inputMode: 'decimal' } as const;
  return kind === 'digits' ? ({ type: 'text', inputMode: 'numeric' } as const) : { type: kind };
}

/** The id of a field, to which the summary of problems links. */
export function fieldId(name: string): string {
  return `checkout-${name}`;
}
