import { Plus } from 'lucide-react';
import type { ContactRule, ContactRules } from '#domain/contacts/contact-rules.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Select } from '#ui/select.tsx';
import { translate } from '#ui/translate.ts';
import { newRule, RULE_NAMES, type RuleChoices } from './rule-kinds.ts';
import { RuleRow } from './rule-row.tsx';
import styles from './contacts.module.css';

interface RulesEditorProps {
  readonly rules: ContactRules;
  readonly choices: RuleChoices;
  readonly onChange: (rules: ContactRules) => void;
}

/** The rules of a filter; those of a group that was stored stay as they are (CRM-10). */
export function RulesEditor({ rules: { match, rules }, choices, onChange }: RulesEditorProps) {
  const set = (next: ContactRules['rules']) => onChange({ match, rules: next });
  const kinds = (Object.keys(RULE_NAMES) as ContactRule['kind'][]).flatMap((kind) => {
    const rule = newRule(kind, choices);
    return rule === null
      ? []
      : [{ id: kind, label: translate(RULE_NAMES[kind]), onAction: () => set([...rules, rule]) }];
  });
  return (
    <div className={styles['rules']}>
      {rules.length < 2 ? null : (
        <Select
          label={translate(contactList.match)}
          options={[
            { value: 'all', label: translate(contactList.matchAll) },
            { value: 'any', label: translate(contactList.matchAny) },
          ]}
          value={match}
          onChange={(next) => onChange({ match: next, rules })}
        />
      )}
      {rules.length === 0 ? null : (
        <ul className={styles['ruleList']} aria-label={translate(contactList.filters)}>
          {rules.map((rule, place) =>
            'kind' in rule ? (
              <RuleRow
                // oxlint-disable-next-line react/no-array-index-key -- rules have no other name than their place
                key={place}
                rule={rule}
                choices={choices}
                onChange={(changed) => set(rules.with(place, changed))}
                onRemove={() => set(rules.toSpliced(place, 1))}
              />
            ) : null,
          )}
        </ul>
      )}
      <Menu
        label={translate(contactList.addFilter)}
        items={kinds}
        trigger={
          <Button icon={<Plus aria-hidden="true" size={16} />}>{translate(contactList.addFilter)}</Button>
        }
      />
    </div>
  );
}
