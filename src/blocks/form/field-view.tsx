import { type Translate, translateEnglish } from '#messages/translator.ts';
import { forms } from '#messages/en/forms.ts';
import { FIELD_KIND_RULES } from '#domain/forms/field-kinds.ts';
import type { FieldValue } from '#domain/forms/field-value.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import { FieldControl } from './field-control.tsx';

interface FieldViewProps {
  readonly field: PublishedField;
  readonly language: string;
  /** Marks the title for in-place editing on the canvas. */
  readonly titleMark: Readonly<Record<string, string>>;
  /** The input of a submission without scripts. */
  readonly value: FieldValue | undefined;
  readonly error: string | null;
  /** English where absent. */
  readonly translate?: Translate;
}

/** One field: its error above its title, then title, description and control (FORM-01 to FORM-09, FORM-39, FORM-83). */
export function FieldView({
  field,
  language,
  titleMark,
  value,
  error,
  translate = translateEnglish,
}: FieldViewProps) {
  const { kind, id } = field;
  if (kind === 'section') {
    return (
      <div
        id={id}
        className="form-item field section"
        data-kind={kind}
        data-underline={field.underline || undefined}
      >
        <h3 className="title" {...titleMark}>
          {field.title}
        </h3>
        {field.description === '' ? null : <p className="description">{field.description}</p>}
      </div>
    );
  }
  const { markupClass } = FIELD_KIND_RULES[kind];
  const classes = [
    'form-item',
    'field',
    markupClass,
    field.required ? 'required' : null,
    error === null ? null : 'error',
  ];
  const wrapper = {
    id,
    className: classes.filter((name) => name !== null).join(' '),
    'data-kind': kind,
    ...(field.maxLength > 0 && kind === 'textarea' ? { 'data-max-length': field.maxLength } : {}),
  };
  if (kind === 'hidden') {
    return (
      <div {...wrapper} hidden>
        <input
          type="hidden"
          name={id}
          defaultValue={typeof value === 'string' ? value : field.value}
          data-key={field.key}
        />
      </div>
    );
  }
  const describedBy = [`${id}-error`, field.description === '' ? null : `${id}-description`]
    .filter((each) => each !== null)
    .join(' ');
  const title = (
    <>
      <span className="title-text" {...titleMark}>
        {field.title}
      </span>
      {field.required ? <span className="required-mark">{translate(forms.requiredMark)}</span> : null}
    </>
  );
  const description =
    field.description === '' ? null : (
      <p className="description" id={`${id}-description`}>
        {field.description}
      </p>
    );
  const control = (
    <FieldControl
      field={field}
      language={language}
      translate={translate}
      value={value}
      describedBy={describedBy}
      isInvalid={error !== null}
    />
  );
  return (
    <div {...wrapper}>
      <p className="field-error" id={`${id}-error`} hidden={error === null}>
        {error}
      </p>
      {isGroup(field) ? (
        <fieldset
          aria-describedby={describedBy}
          {...(kind === 'radio' ? { role: 'radiogroup', 'aria-required': field.required } : {})}
        >
          <legend className="title">{title}</legend>
          {description}
          {control}
        </fieldset>
      ) : (
        <>
          <label className="title" htmlFor={`${id}-control`}>
            {title}
          </label>
          {description}
          {control}
        </>
      )}
    </div>
  );
}

function isGroup(field: PublishedField): boolean {
  const { shape } = FIELD_KIND_RULES[field.kind];
  return shape === 'parts' || shape === 'ticked' || shape === 'scale' || field.kind === 'radio';
}
