import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { sayLabel } from '#ui/say-label.ts';
import type { FieldProps } from './field-props.ts';
import { FileAddressButton } from './file-address-button.tsx';
import { useDraft } from './use-draft.ts';

/** A line or several lines of plain text. */
export function TextFieldView({ control, value, onChange, error }: FieldProps<'text' | 'textarea'>) {
  const { draft, change, finish } = useDraft(typeof value === 'string' ? value : '', onChange);
  const common = {
    label: sayLabel(control.label),
    description: control.help === undefined ? undefined : sayLabel(control.help),
    errorMessage: error,
    placeholder: control.placeholder === undefined ? undefined : sayLabel(control.placeholder),
    value: draft,
    onChange: change,
    onBlur: finish,
    ...(control.maxLength === undefined ? {} : { maxLength: control.maxLength }),
  };
  if (control.control === 'text') {
    if (control.canBeFile === undefined) return <TextField {...common} />;
    return (
      <>
        <TextField {...common} />
        <FileAddressButton
          label={common.label}
          choice={control.canBeFile}
          href={draft}
          onPick={(href) => onChange(href)}
        />
      </>
    );
  }
  const rows = control.rows ?? (control.isCode === true ? 10 : 4);
  return <TextArea {...common} rows={rows} isCode={control.isCode ?? false} />;
}
