import { members } from '#messages/en/members.ts';
import { forms } from '#messages/en/forms.ts';
import { fill, type Words } from '#messages/message.ts';
import { keptAnswer, ownFieldProblem, type OwnField } from '#domain/members/own-fields.ts';
import type { MemberExtras } from '#server/members/member-extras.ts';
import type { AccountField } from '#site/content/account-form.ts';
import { fieldOf } from './form-parts.ts';
import type { MemberVisit } from './member-visit.ts';

const TERMS = 'terms';
const NEWSLETTER = 'newsletter';
const KINDS = {
  text: 'text',
  textarea: 'texts',
  select: 'select',
  checkbox: 'checkbox',
  date: 'date',
} as const;

/** What is wrong with own fields and the terms, by the name of the field (MEMB-09). */
export function extraProblems(visit: MemberVisit): Readonly<Record<string, Words>> {
  const terms = visit.settings.termsLink !== '' && visit.posted(TERMS) !== 'yes';
  return {
    ...ownFieldProblems(visit),
    ...(terms ? { [TERMS]: fill(forms.required, { title: members.agree }) } : {}),
  };
}

/** What is wrong with the answers to own fields, by the name of the field. */
export function ownFieldProblems(visit: MemberVisit): Readonly<Record<string, Words>> {
  const wrong = visit.settings.fields.flatMap((field) => {
    const problem = ownFieldProblem(field, answerOf(visit, field));
    return problem === null ? [] : [[nameOf(field), problem] as const];
  });
  return Object.fromEntries(wrong);
}

/** What was entered in them, as it is kept. */
export function readExtras(visit: MemberVisit): MemberExtras {
  const { settings, posted } = visit;
  const answers = settings.fields.map(
    (field) => [field.id, keptAnswer(field, answerOf(visit, field))] as const,
  );
  return {
    fields: Object.fromEntries(answers.filter(([, value]) => value !== '')),
    hasAgreed: settings.termsLink !== '' && posted(TERMS) === 'yes',
    newsletterListId: posted(NEWSLETTER) === 'yes' ? settings.newsletterListId : null,
  };
}

/** Own fields, then the newsletter, which is never ticked in advance, then the terms (MEMB-09). */
export function extraFields(
  visit: MemberVisit,
  problems: Readonly<Record<string, Words>>,
): readonly AccountField[] {
  const { settings, posted, translate } = visit;
  return [
    ...ownFields(visit, problems, (field) => answerOf(visit, field)),
    ...(settings.newsletterListId === null
      ? []
      : [
          fieldOf(visit, NEWSLETTER, {
            label: members.wantsNewsletter,
            kind: 'checkbox',
            value: posted(NEWSLETTER),
          }),
        ]),
    ...(settings.termsLink === ''
      ? []
      : [
          {
            ...fieldOf(visit, TERMS, {
              label: members.agree,
              kind: 'checkbox',
              value: posted(TERMS),
              problem: problems[TERMS],
            }),
            link: { href: settings.termsLink, label: translate(members.terms) },
          },
        ]),
  ];
}

/** The own fields of the site with the answers of somebody. */
export function ownFields(
  visit: MemberVisit,
  problems: Readonly<Record<string, Words>>,
  valueOf: (field: OwnField) => string,
): readonly AccountField[] {
  return visit.settings.fields.map((field) => ({
    ...fieldOf(visit, nameOf(field), {
      label: field.label,
      kind: KINDS[field.kind],
      value: valueOf(field),
      problem: problems[nameOf(field)],
    }),
    options: field.options,
  }));
}

function answerOf({ posted, postedText }: MemberVisit, field: OwnField): string {
  if (field.kind !== 'textarea') return posted(nameOf(field)).trim();
  return postedText(nameOf(field))
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

function nameOf({ id }: OwnField): string {
  return `field-${id}`;
}
