import { MAX_RULES, type ContactRules } from '#domain/contacts/contact-rules.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { translate } from '#ui/translate.ts';
import { AddRuleMenu } from './add-rule-menu.tsx';
import { MatchSelect } from './match-select.tsx';
import { RuleGroupRow } from './rule-group-row.tsx';
import type { RuleChoices } from './rule-kinds.ts';
import { RuleRow } from './rule-row.tsx';
import styles from './contacts.module.css';

interface RulesEditorProps {
  readonly rules: ContactRules;
  readonly choices: RuleChoices;
  readonly onChange: (rules: ContactRules) => void;
}

/** The rules of a filter, and groups of them, two levels deep (CRM-10, NEWS-16). */
export function RulesEditor({ rules: { match, rules }, choices, onChange }: RulesEditorProps) {
  const set = (next: ContactRules['rules']) => onChange({ match, rules: next });
  return (
    <div className={styles['rules']}>
      {rules.length < 2 ? null : (
        <MatchSelect match={match} onChange={(next) => onChange({ match: next, rules })} />
      )}
      {rules.length === 0 ? null : (
        <ul className={styles['ruleList']} aria-label={translate(contactList.filters)}>
          {rules.map((rule, place) => {
            const common = { choices, onRemove: () => set(rules.toSpliced(place, 1)) };
            const change = (changed: ContactRules['rules'][number]) => set(rules.with(place, changed));
            // Rules have no other name than their place.
            return 'kind' in rule ? (
              // oxlint-disable-next-line react/no-array-index-key
              <RuleRow key={place} rule={rule} onChange={change} {...common} />
            ) : (
              // oxlint-disable-next-line react/no-array-index-key
              <RuleGroupRow key={place} group={rule} onChange={change} {...common} />
            );
          })}
        </ul>
      )}
      <AddRuleMenu
        label={translate(contactList.addFilter)}
        choices={choices}
        isFull={rules.length >= MAX_RULES}
        onAdd={(rule) => set([...rules, rule])}
        onAddGroup={() => set([...rules, { match: 'any', rules: [{ kind: 'source', source: 'form' }] }])}
      />
    </div>
  );
}
