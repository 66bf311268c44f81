import { summarizeValue } from '#domain/forms/summarize-value.ts';
import type { PersonalDataPart } from '#server/contacts/personal-data-part.ts';

/** Answers to forms. */
export const submissionData: PersonalDataPart = {
  name: 'submissions',
  tables: ['form_submissions'],
  fate: 'gone',
  async copy(db, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return [];
    const rows = await db
      .selectFrom('form_submissions')
      .select(['form_name as form', 'fields', 'answers', 'page_path as page', 'created_at as at'])
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .orderBy('created_at')
      .execute();
    return rows.map(({ form, fields, answers, page, at }) => ({
      form,
      page,
      at: at.toISOString(),
      answers: fields.map(({ id, kind, title }) => ({ title, answer: summarizeValue(kind, answers[id]) })),
    }));
  },
  async erase(trx, _services, { siteId, emailKeys }) {
    if (emailKeys.length === 0) return;
    await trx
      .deleteFrom('form_submissions')
      .where('site_id', '=', siteId)
      .where('email_key', 'in', emailKeys)
      .execute();
  },
};
