import { cutText } from '#lib/cut-text.ts';
import type { SubmissionDetail, SubmissionLine } from '#contract/forms.ts';
import { namedParts, summarizeValue } from '#domain/forms/summarize-value.ts';
import { publicUrl } from '#server/platform/config/addresses.ts';
import type { Configuration } from '#server/platform/config/configuration.ts';
import type { ListedSubmission } from './queries.ts';

const LINE_ANSWER_LENGTH = 200;

export function presentLine(row: ListedSubmission): SubmissionLine {
  const answers = row.fields
    .filter((field) => field.kind !== 'hidden' && field.kind !== 'password')
    .map((field) => ({
      kind: field.kind,
      fieldId: field.id,
      title: field.title,
      text: cutText(summarizeValue(field.kind, row.answers[field.id]), LINE_ANSWER_LENGTH),
    }));
  const given = answers.filter((answer) => answer.text !== '');
  const from = given.find((answer) => answer.kind === 'email') ?? given[0];
  return {
    ...presentBase(row),
    from: from?.text ?? '',
    answers: answers.map(({ fieldId, title, text }) => ({ fieldId, title, text })),
  };
}

export function presentDetail(
  config: Configuration,
  identifier: string,
  row: ListedSubmission,
): SubmissionDetail {
  return {
    ...presentBase(row),
    answers: row.fields.map((field) => ({
      fieldId: field.id,
      kind: field.kind,
      title: field.title,
      text: summarizeValue(field.kind, row.answers[field.id]),
      parts: namedParts(field.kind, row.answers[field.id])?.slice() ?? null,
    })),
    pageUrl: row.pagePath.startsWith('/') ? publicUrl(config, identifier, row.pagePath) : null,
    isOverlayForm: row.isOverlayForm,
    submitButtonText: row.submitButtonText,
  };
}

function presentBase(row: ListedSubmission) {
  return {
    id: row.id,
    formId: row.formId,
    formName: row.formName,
    createdAt: row.createdAt.toISOString(),
    isRead: row.readAt !== null,
    pageTitle: row.pageTitle,
    pagePath: row.pagePath,
  };
}
