import { LIKERT_SCALE } from '#domain/forms/likert-scale.ts';
import { controlName } from '#domain/forms/read-field-value.ts';
import type { FieldControlProps } from './control-attributes.ts';

/** Statements, each answered on the fixed scale (FORM-17, FORM-18). */
export function LikertControl({ field, translate, value }: FieldControlProps) {
  const answers = typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, number>) : {};
  return (
    <div className="likert-rows">
      {field.options.map((statement) => (
        <fieldset
          key={statement}
          className="likert-row"
          data-statement={statement}
          {...(field.required ? { role: 'radiogroup', 'aria-required': true } : {})}
        >
          <legend>{statement}</legend>
          <div className="likert-scale">
            {LIKERT_SCALE.map((step) => (
              <label key={step.value} className="choice">
                <input
                  type="radio"
                  className={field.required ? 'field-element required' : 'field-element'}
                  name={controlName(field.id, statement)}
                  value={step.value}
                  defaultChecked={answers[statement] === step.value}
                />
                <span>{translate(step.label)}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
