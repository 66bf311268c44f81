import { mailingListConnectionSchema } from '#domain/newsletters/mailing-list-connection.ts';
import type { JsonValue } from '#lib/json.ts';
import { MailingListField as ListField } from '../forms/mailing-list-field.tsx';

interface MailingListFieldProps {
  readonly value: JsonValue | undefined;
  readonly onChange: (value: JsonValue) => void;
}

/** The mailing list people join, and how: the site's first list until another is chosen (CONT-87, EDIT-115). */
export function MailingListField({ value, onChange }: MailingListFieldProps) {
  const parsed = mailingListConnectionSchema.safeParse(value ?? {});
  const connection = parsed.success ? parsed.data : { listId: '', doubleOptIn: true };
  return (
    <ListField
      value={connection}
      isOptional={false}
      hasFirstList
      onChange={(next) => {
        if (next !== null) onChange({ ...next });
      }}
    />
  );
}
