import { Plus } from 'lucide-react';
import type { ContactRule } from '#domain/contacts/contact-rules.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import { translate } from '#ui/translate.ts';
import { newRule, RULE_NAMES, type RuleChoices } from './rule-kinds.ts';

interface AddRuleMenuProps {
  readonly label: string;
  readonly choices: RuleChoices;
  readonly isFull: boolean;
  readonly onAdd: (rule: ContactRule) => void;
  /** Where a group can be added, too. */
  readonly onAddGroup?: () => void;
}

/** Adds a rule of a kind that the site has something for. */
export function AddRuleMenu({ label, choices, isFull, onAdd, onAddGroup }: AddRuleMenuProps) {
  const kinds = (Object.keys(RULE_NAMES) as ContactRule['kind'][]).flatMap((kind) => {
    const rule = newRule(kind, choices);
    return rule === null
      ? []
      : [{ id: kind, label: translate(RULE_NAMES[kind]), onAction: () => onAdd(rule) }];
  });
  const group =
    onAddGroup === undefined
      ? []
      : (['separator', { id: 'group', label: translate(contactList.group), onAction: onAddGroup }] as const);
  return (
    <Menu
      label={label}
      items={[...kinds, ...group]}
      trigger={
        <Button icon={<Plus aria-hidden="true" size={16} />} isDisabled={isFull}>
          {label}
        </Button>
      }
    />
  );
}
