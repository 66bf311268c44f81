import { Readable } from 'node:stream';
import {
  deleteSubmission,
  exportSubmissions,
  formSubmissionKey,
  getSubmission,
  listForms,
  listSubmissions,
  markSubmissionRead,
  saveFormSubmission,
} from '#contract/forms.ts';
import { hasPermission } from '#domain/roles/permissions.ts';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { implement, type Call, type Route, type SiteScope } from '#server/platform/http/route.ts';
import { issueFormKey } from './issue-form-key.ts';
import { presentDetail, presentLine } from './present-submission.ts';
import {
  findSubmission,
  hasSubmissions,
  listFormRows,
  listSubmissionRows,
  removeSubmission,
  setSubmissionRead,
} from './queries.ts';
import { saveSubmission } from './save-submission.ts';
import { submissionsCsv } from './submissions-csv.ts';

type AnyCall = Pick<Call<unknown, unknown, unknown>, 'site' | 'request' | 'roles'>;

export const formRoutes: readonly Route[] = [
  implement(formSubmissionKey, async (call) => {
    const { siteId } = siteOf(call);
    const key = await issueFormKey(call.services.db, {
      siteId,
      visitor: crumbOf(call),
      now: call.services.now(),
    });
    return { data: { key } };
  }),
  implement(saveFormSubmission, async (call) => {
    const { siteId, identifier, host } = siteOf(call);
    const { form, ...body } = call.body;
    const saved = await saveSubmission(call.services, {
      siteId,
      identifier,
      visitor: crumbOf(call),
      address: call.request.ip,
      isDraft: host === 'app' && hasPermission(call.roles, 'content.read'),
      body,
      values: valuesOf(form),
    });
    if (!saved.ok) throw new CallError(saved.error.code, {}, saved.error.errors);
    return {};
  }),
  implement(listForms, async (call) => {
    const rows = await listFormRows(call.services.db, siteOf(call).siteId);
    return { forms: rows.map((row) => ({ ...row, latestAt: row.latestAt.toISOString() })) };
  }),
  implement(listSubmissions, async (call) => {
    const { formId, search, unread, page, pageSize } = call.query;
    const { rows, ...counts } = await listSubmissionRows(call.services.db, siteOf(call).siteId, {
      formId,
      search,
      isUnread: unread === 'true',
      page,
      pageSize,
    });
    return { submissions: rows.map(presentLine), ...counts };
  }),
  implement(getSubmission, async (call) => {
    const { siteId, identifier } = siteOf(call);
    const row = await findSubmission(call.services.db, siteId, call.params.submissionId);
    if (row === null) throw new CallError('not-found');
    return presentDetail(call.services.config, identifier, row);
  }),
  implement(markSubmissionRead, async (call) => {
    const readAt = call.body.isRead ? new Date(call.services.now()) : null;
    const { siteId } = siteOf(call);
    if (!(await setSubmissionRead(call.services.db, siteId, call.params.submissionId, readAt))) {
      throw new CallError('not-found');
    }
    return {};
  }),
  implement(deleteSubmission, async (call) => {
    if (!(await removeSubmission(call.services.db, siteOf(call).siteId, call.params.submissionId))) {
      throw new CallError('not-found');
    }
    return {};
  }),
  implement(exportSubmissions, async (call) => {
    const { siteId, identifier } = siteOf(call);
    const filter = { formId: call.params.formId, search: call.query.search };
    if (!(await hasSubmissions(call.services.db, siteId, filter.formId))) throw new CallError('not-found');
    const csv = submissionsCsv(call.services, { siteId, identifier }, filter);
    return call.reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="submissions-${identifier}.csv"`)
      .send(Readable.from(csv));
  }),
];

function siteOf(call: AnyCall): SiteScope {
  if (call.site === null) throw new CallError('not-found');
  return call.site;
}

/** Checked before the handler runs: it is the caller's own. */
function crumbOf(call: AnyCall): string {
  return String((call.request.query as Readonly<Record<string, unknown>>)['crumb']);
}

function valuesOf(form: string): Readonly<Record<string, unknown>> | null {
  try {
    const values = JSON.parse(form) as JsonValue;
    return isJsonObject(values) ? values : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
