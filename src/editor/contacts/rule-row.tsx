import { X } from 'lucide-react';
import type { ContactRule } from '#domain/contacts/contact-rules.ts';
import { CONTACT_SOURCES } from '#domain/contacts/contact-sources.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { memberOptions, RULE_NAMES, SOURCE_NAMES, stateOptions, type RuleChoices } from './rule-kinds.ts';
import styles from './contacts.module.css';

interface RuleRowProps {
  readonly rule: ContactRule;
  readonly choices: RuleChoices;
  readonly onChange: (rule: ContactRule) => void;
  readonly onRemove: () => void;
}

/** One rule of a filter: what it is about, and what it asks (CRM-10). */
export function RuleRow({ rule, choices, onChange, onRemove }: RuleRowProps) {
  const name = translate(RULE_NAMES[rule.kind]);
  return (
    <li className={styles['rule']}>
      <span className={styles['ruleName']}>{name}</span>
      <RuleValue rule={rule} choices={choices} onChange={onChange} />
      <IconButton
        label={translate(contactList.removeFilter, { filter: name })}
        size="small"
        onPress={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}

function RuleValue({ rule, choices, onChange }: Omit<RuleRowProps, 'onRemove'>) {
  switch (rule.kind) {
    case 'label':
      return (
        <>
          <Select
            label={translate(contactList.when)}
            isLabelHidden
            options={[
              { value: 'has', label: translate(contactList.hasLabel) },
              { value: 'lacks', label: translate(contactList.lacksLabel) },
            ]}
            value={rule.has ? 'has' : 'lacks'}
            onChange={(has) => onChange({ ...rule, has: has === 'has' })}
          />
          <Select
            label={translate(contactList.label)}
            isLabelHidden
            options={choices.labels.map(({ id, name }) => ({ value: id, label: name }))}
            value={rule.labelId}
            onChange={(labelId) => onChange({ ...rule, labelId })}
          />
        </>
      );
    case 'source':
      return (
        <Select
          label={translate(contactList.source)}
          isLabelHidden
          options={CONTACT_SOURCES.map((value) => ({ value, label: translate(SOURCE_NAMES[value]) }))}
          value={rule.source}
          onChange={(source) => onChange({ ...rule, source })}
        />
      );
    case 'member':
      return (
        <Select
          label={translate(contactList.membership)}
          isLabelHidden
          options={memberOptions()}
          value={rule.status}
          onChange={(status) => onChange({ ...rule, status })}
        />
      );
    case 'list':
      return (
        <>
          <Select
            label={translate(contactList.list)}
            isLabelHidden
            options={choices.lists.map(({ id, name }) => ({ value: id, label: name }))}
            value={rule.listId}
            onChange={(listId) => onChange({ ...rule, listId })}
          />
          <Select
            label={translate(contactList.state)}
            isLabelHidden
            options={stateOptions()}
            value={rule.state}
            onChange={(state) => onChange({ ...rule, state })}
          />
        </>
      );
    case 'created':
    case 'active':
      return (
        <>
          <Select
            label={translate(contactList.when)}
            isLabelHidden
            options={[
              { value: 'since', label: translate(contactList.since) },
              { value: 'before', label: translate(contactList.before) },
            ]}
            value={rule.when}
            onChange={(when) => onChange({ ...rule, when })}
          />
          <TextField
            label={translate(contactList.day)}
            isLabelHidden
            type="date"
            value={rule.day}
            onChange={(day) => {
              if (/^\d{4}-\d{2}-\d{2}$/.test(day)) onChange({ ...rule, day });
            }}
          />
        </>
      );
    case 'language':
      return (
        <TextField
          label={translate(contactList.language)}
          isLabelHidden
          maxLength={35}
          value={rule.language}
          onChange={(language) => onChange({ ...rule, language })}
        />
      );
    case 'field':
      return (
        <>
          <TextField
            label={translate(contactList.fieldName)}
            isLabelHidden
            maxLength={100}
            value={rule.name}
            onChange={(name) => onChange({ ...rule, name })}
          />
          <TextField
            label={translate(contactList.fieldValue)}
            isLabelHidden
            maxLength={1000}
            value={rule.value}
            onChange={(value) => onChange({ ...rule, value })}
          />
        </>
      );
  }
}
