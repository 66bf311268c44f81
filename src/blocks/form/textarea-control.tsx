import { controlAttributes, type FieldControlProps } from './control-attributes.ts';

/** A text box; with a maximum it gets a live counter, which the behaviour fills and shows (BLK-99 to BLK-104). */
export function TextareaControl(props: FieldControlProps) {
  const { field, value } = props;
  return (
    <>
      <textarea
        {...controlAttributes(props)}
        rows={6}
        dir="auto"
        {...(field.placeholder === '' ? {} : { placeholder: field.placeholder })}
        defaultValue={typeof value === 'string' ? value : ''}
      />
      {field.maxLength === 0 ? null : (
        <>
          <p className="form-counter" aria-hidden="true" hidden />
          <output className="form-counter-status" />
        </>
      )}
    </>
  );
}
