import type { ContactLabel } from '#contract/contacts.ts';
import type { ContactRule } from '#domain/contacts/contact-rules.ts';
import { CONTACT_SOURCES } from '#domain/contacts/contact-sources.ts';
import { MEMBER_STATUSES } from '#domain/members/member-status.ts';
import { SUBSCRIBER_STATES } from '#domain/newsletters/subscriber-state.ts';
import type { Id } from '#lib/id.ts';
import { contactList } from '#messages/en/interface/contact-list.ts';
import { memberList } from '#messages/en/interface/member-list.ts';
import type { Message } from '#messages/message.ts';
import { translate } from '#ui/translate.ts';
import { STATE_NAMES } from '../newsletters/state-names.ts';

export const SOURCE_NAMES: Readonly<Record<(typeof CONTACT_SOURCES)[number], Message>> = {
  form: contactList.form,
  newsletter: contactList.newsletter,
  member: contactList.membership,
  comment: contactList.comment,
  order: contactList.order,
  import: contactList.import,
  owner: contactList.byHand,
};

export const MEMBER_STATUS_NAMES: Readonly<Record<(typeof MEMBER_STATUSES)[number], Message>> = {
  unverified: memberList.unverified,
  active: memberList.active,
  suspended: memberList.suspended,
  removed: memberList.removed,
};

/** What the rules of a site can be about. */
export interface RuleChoices {
  readonly labels: readonly ContactLabel[];
  readonly lists: readonly { readonly id: Id<'mailing-list'>; readonly name: string }[];
}

export const RULE_NAMES: Readonly<Record<ContactRule['kind'], Message>> = {
  label: contactList.label,
  source: contactList.source,
  member: contactList.membership,
  list: contactList.list,
  created: contactList.created,
  active: contactList.active,
  language: contactList.language,
  field: contactList.field,
};

export const stateOptions = () => [
  ...SUBSCRIBER_STATES.map((value) => ({ value, label: translate(STATE_NAMES[value]) })),
  { value: 'none' as const, label: translate(contactList.notOnList) },
];

export const memberOptions = () => [
  ...MEMBER_STATUSES.map((value) => ({ value, label: translate(MEMBER_STATUS_NAMES[value]) })),
  { value: 'none' as const, label: translate(contactList.noMember) },
];

/** A rule of a kind as it is added; null where the site has nothing that it could be about. */
export function newRule(kind: ContactRule['kind'], { labels, lists }: RuleChoices): ContactRule | null {
  const day = new Date().toISOString().slice(0, 10);
  const [label] = labels;
  const [list] = lists;
  switch (kind) {
    case 'label':
      return label === undefined ? null : { kind, labelId: label.id, has: true };
    case 'list':
      return list === undefined ? null : { kind, listId: list.id, state: 'subscribed' };
    case 'source':
      return { kind, source: 'form' };
    case 'member':
      return { kind, status: 'active' };
    case 'created':
    case 'active':
      return { kind, when: 'since', day };
    case 'language':
      return { kind, language: 'en' };
    case 'field':
      return { kind, name: '…', value: '' };
  }
}
