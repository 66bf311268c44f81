import { X } from 'lucide-react';
import { MAX_RULES, type RuleGroup } from '#domain/contacts/contact-rules.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { translate } from '#ui/translate.ts';
import { AddRuleMenu } from './add-rule-menu.tsx';
import { MatchSelect } from './match-select.tsx';
import type { RuleChoices } from './rule-kinds.ts';
import { RuleRow } from './rule-row.tsx';
import styles from './contacts.module.css';

interface RuleGroupRowProps {
  readonly group: RuleGroup;
  readonly choices: RuleChoices;
  readonly onChange: (group: RuleGroup) => void;
  readonly onRemove: () => void;
}

/** Rules that count as one among those around them; a group without rules is none (NEWS-16). */
export function RuleGroupRow({ group: { match, rules }, choices, onChange, onRemove }: RuleGroupRowProps) {
  const set = (next: RuleGroup['rules']) => {
    if (next.length === 0) onRemove();
    else onChange({ match, rules: next });
  };
  return (
    <li>
      <fieldset className={styles['ruleGroup']} aria-label={translate(contactList.group)}>
        <div className={styles['row']}>
          <MatchSelect match={match} onChange={(next) => onChange({ match: next, rules })} />
          <IconButton label={translate(contactList.removeGroup)} size="small" onPress={onRemove}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
        <ul className={styles['ruleList']} aria-label={translate(contactList.group)}>
          {rules.map((rule, place) => (
            <RuleRow
              // oxlint-disable-next-line react/no-array-index-key -- rules have no other name than their place
              key={place}
              rule={rule}
              choices={choices}
              onChange={(changed) => set(rules.with(place, changed))}
              onRemove={() => set(rules.toSpliced(place, 1))}
            />
          ))}
        </ul>
        <AddRuleMenu
          label={translate(contactList.addToGroup)}
          choices={choices}
          isFull={rules.length >= MAX_RULES}
          onAdd={(rule) => set([...rules, rule])}
        />
      </fieldset>
    </li>
  );
}
