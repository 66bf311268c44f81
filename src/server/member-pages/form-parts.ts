import type { Words } from '#messages/message.ts';
import type { AccountField, AccountForm } from '#site/content/account-form.ts';
import type { AccountPart } from '#site/content/account-part.ts';
import { issueCrumb } from '#server/platform/http/crumb.ts';
import type { MemberVisit } from './member-visit.ts';

interface FieldOptions {
  /** What the owner wrote stays as it is. */
  readonly label: Words | string;
  readonly kind: AccountField['kind'];
  readonly autocomplete?: string;
  readonly value?: string;
  readonly problem?: Words | null | undefined;
}

/** A field with its label and its problem in the language of the site. */
export function fieldOf({ translate }: MemberVisit, name: string, options: FieldOptions): AccountField {
  const { label, kind, autocomplete = 'off', value = '', problem = null } = options;
  return {
    name,
    kind,
    label: typeof label === 'string' ? label : translate(label),
    value,
    autocomplete,
    problem: problem === null ? null : translate(problem),
  };
}

interface FormOptions {
  readonly action: string;
  readonly fields?: readonly AccountField[];
  readonly submit: Words;
  readonly isQuiet?: boolean;
  readonly hidden?: Readonly<Record<string, string>>;
  readonly trap?: string | null;
  readonly other?: { readonly action: string; readonly label: Words } | null;
}

/** A form with the crumb of whoever is asked to send it. */
export function formOf(visit: MemberVisit, options: FormOptions): AccountForm {
  const { action, fields = [], submit, isQuiet = false, hidden = {}, trap = null, other = null } = options;
  const crumb = issueCrumb(visit.services, visit.request, visit.reply);
  return {
    action,
    fields,
    hidden: { ...hidden, crumb },
    submit: visit.translate(submit),
    isQuiet,
    trap,
    other: other === null ? null : { action: other.action, label: visit.translate(other.label) },
  };
}

export function formPart(visit: MemberVisit, options: FormOptions): AccountPart {
  return { kind: 'form', form: formOf(visit, options) };
}

export function textPart({ translate }: MemberVisit, text: Words): AccountPart {
  return { kind: 'text', text: translate(text) };
}

export function noticePart({ translate }: MemberVisit, tone: 'done' | 'problem', text: Words): AccountPart {
  return { kind: 'notice', tone, text: translate(text) };
}

export function linksPart(
  { translate }: MemberVisit,
  links: readonly (readonly [href: string, label: Words])[],
): AccountPart {
  return { kind: 'links', links: links.map(([href, label]) => ({ href, label: translate(label) })) };
}
