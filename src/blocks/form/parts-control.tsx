import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import { controlName } from '#domain/forms/read-field-value.ts';
import { MERIDIEMS, partAutocomplete, partLabel, shownParts } from '#domain/forms/shown-parts.ts';
import type { FieldControlProps } from './control-attributes.ts';

const NUMERIC_KINDS = ['date', 'time', 'phone'];

/** The controls of a composite kind: one for each part, in the order its language reads them (FORM-11 to FORM-16). */
export function PartsControl({
  field,
  language,
  translate,
  value,
  describedBy,
  isInvalid,
}: FieldControlProps) {
  const names = FIELD_KIND_RULES[field.kind].parts;
  const valueOf = (part: string): string =>
    Array.isArray(value) ? String((value as readonly string[])[names.indexOf(part)] ?? '') : '';
  return (
    <div className="parts">
      {shownParts(field, language).map((part) => {
        const label = partLabel(field, part);
        const attributes = {
          className: field.required ? 'field-element required' : 'field-element',
          name: controlName(field.id, part),
          defaultValue: valueOf(part),
          ...(field.required && part !== 'Line2' ? { 'aria-required': true } : {}),
          'aria-describedby': describedBy,
          ...(isInvalid ? { 'aria-invalid': true } : {}),
        };
        return (
          <label key={part} className="part" data-part={part}>
            {part === 'Ampm' ? (
              <select {...attributes}>
                {MERIDIEMS.map((meridiem) => (
                  <option key={meridiem}>{meridiem}</option>
                ))}
              </select>
            ) : (
              <input
                type={field.kind === 'phone' ? 'tel' : 'text'}
                autoComplete={partAutocomplete(field, part)}
                {...(NUMERIC_KINDS.includes(field.kind)
                  ? { inputMode: 'numeric' as const }
                  : { dir: 'auto' })}
                {...attributes}
              />
            )}
            <span className="part-label">{label === null ? part : translate(label)}</span>
          </label>
        );
      })}
    </div>
  );
}
