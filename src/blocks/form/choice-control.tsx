import type { FieldControlProps } from './control-attributes.ts';

/** Options of which one (radio) or any number (checkbox) can be picked. */
export function ChoiceControl({ field, value, describedBy, isInvalid }: FieldControlProps) {
  const chosen =
    typeof value === 'string' ? [value] : Array.isArray(value) ? (value as readonly string[]) : [];
  // Of several checkboxes any one satisfies a required field: none of them is `required` itself.
  const isRequiredBox = field.kind === 'checkbox' && field.required && field.options.length === 1;
  return (
    <div className="choices">
      {field.options.map((option, index) => (
        <label key={option} className="choice">
          <input
            type={field.kind === 'radio' ? 'radio' : 'checkbox'}
            id={index === 0 ? `${field.id}-control` : undefined}
            className={field.required ? 'field-element required' : 'field-element'}
            name={field.id}
            value={option}
            defaultChecked={chosen.includes(option)}
            {...(field.kind === 'checkbox' ? { 'aria-describedby': describedBy } : {})}
            {...(isRequiredBox ? { 'aria-required': true } : {})}
            {...(isInvalid && field.kind === 'checkbox' ? { 'aria-invalid': true } : {})}
          />
          <span>{option}</span>
        </label>
      ))}
    </div>
  );
}
