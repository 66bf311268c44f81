import type { ContactRules } from '#domain/contacts/contact-rules.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';

interface MatchSelectProps {
  readonly match: ContactRules['match'];
  readonly onChange: (match: ContactRules['match']) => void;
}

/** Whether all rules have to hold together, or any one of them is enough. */
export function MatchSelect({ match, onChange }: MatchSelectProps) {
  return (
    <Select
      label={translate(contactList.match)}
      options={[
        { value: 'all', label: translate(contactList.matchAll) },
        { value: 'any', label: translate(contactList.matchAny) },
      ]}
      value={match}
      onChange={onChange}
    />
  );
}
