import { sql, type SqlBool } from 'kysely';
import { summarizeValue } from '#domain/forms/summarize-value.ts';
import { cutText } from '#lib/cut-text.ts';
import type { ContactSource } from '#server/contacts/contact-source.ts';
import { addressKey } from '#server/platform/mail/address-key.ts';
import { personOfAnswers } from './person-of-answers.ts';

const BATCH = 500;
const MAX_SHOWN = 200;
/** In so many submissions names and numbers are looked for. */
const MAX_GIVEN = 50;

/** People who sent forms among the contacts of a site (CRM-01). */
export const senderContacts: ContactSource = {
  needs: 'crm.read',
  kind: 'submission',
  async entries(db, { siteId, emailKeys }, { before, limit }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('form_submissions')
      .select(['id', 'form_id as formId', 'form_name as title', 'fields', 'answers', 'created_at as at'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .where('deleted_at', 'is', null)
      .$if(before !== null, (query) => query.where('created_at', '<', before))
      .orderBy('created_at', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, formId, title, fields, answers, at }) => ({
      kind: 'submission',
      id,
      at: at.toISOString(),
      title,
      text: cutText(
        fields
          .filter(({ kind }) => kind !== 'hidden' && kind !== 'password' && kind !== 'email')
          .map((field) => summarizeValue(field.kind, answers[field.id]))
          .filter((answer) => answer !== '')
          .join(' · '),
        MAX_SHOWN,
      ),
      state: '',
      to: `/contacts/submissions?form=${formId}&submission=${id}`,
    }));
  },
  async given(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('form_submissions')
      .select(['fields', 'answers'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .where('deleted_at', 'is', null)
      .orderBy('created_at', 'desc')
      .limit(MAX_GIVEN)
      .execute();
    return rows.flatMap(({ fields, answers }) => {
      const person = personOfAnswers(fields, answers);
      return person === null ? [] : [`${person.firstName} ${person.lastName}`.trim(), ...person.phones];
    });
  },
  async *people(db, siteId) {
    for (let after = ''; ;) {
      const rows = await db
        .selectFrom('form_submissions')
        .select(['id', 'fields', 'answers', 'created_at as at'])
        .where('site_id', '=', siteId)
        .where(sql<SqlBool>`id > ${after}`)
        .orderBy('id')
        .limit(BATCH)
        .execute();
      const last = rows.at(-1);
      if (last === undefined) return;
      const people = rows.flatMap(({ id, fields, answers, at }) => {
        const person = personOfAnswers(fields, answers);
        return person === null ? [] : [{ id, at, person }];
      });
      // Those of before there were contacts get the key by which they belong to one.
      await sql`update form_submissions as submission set email_key = found.key
        from unnest(${people.map(({ id }) => id)}::bpchar[], ${people.map(({ person }) => addressKey(person.email))}::text[])
          as found (id, key)
        where submission.site_id = ${siteId} and submission.id = found.id and submission.email_key is null`.execute(
        db,
      );
      yield people.map(({ at, person }) => ({ ...person, at, source: 'form' }));
      after = last.id;
    }
  },
};
