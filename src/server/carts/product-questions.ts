import { productQuestions } from '#domain/carts/product-field.ts';
import type { DocumentId, SiteId } from '#domain/documents/record.ts';
import type { FormValues } from '#domain/forms/field-value.ts';
import type { PublishedField } from '#domain/forms/form-field.ts';
import type { Translate } from '#messages/translator.ts';
import { listPublished } from '#server/documents/queries.ts';
import type { Db } from '#server/platform/database/database.ts';
import { answerText } from '#server/shop-pages/form-answers.ts';
import type { LineAnswer } from './tables.ts';

/** What products ask on the live pages before they go into a cart, by their ids; those that ask nothing are left out (ORD-03). */
export async function loadQuestions(
  db: Db,
  siteId: SiteId,
  productIds: readonly DocumentId[],
): Promise<ReadonlyMap<string, readonly PublishedField[]>> {
  const published = await listPublished(db, siteId, productIds);
  return new Map(
    [...published].flatMap(([id, records]) => {
      const questions = productQuestions(records);
      return questions.length === 0 ? [] : [[id, questions] as const];
    }),
  );
}

/** The answers as lines of carts and orders have them; what was left out is not among them. */
export function lineAnswers(
  questions: readonly PublishedField[],
  values: FormValues,
  translate: Translate,
): readonly LineAnswer[] {
  return questions.flatMap((question) => {
    const answer = answerText(question, values[question.id], translate);
    return answer === '' ? [] : [{ label: question.title, answer }];
  });
}
