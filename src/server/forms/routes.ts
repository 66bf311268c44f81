import { Readable } from 'node:stream';
import {
  captchaChallenge,
  deleteSubmissions,
  exportSubmissions,
  formSubmissionKey,
  getCaptchaSecret,
  getSubmission,
  listForms,
  listSubmissions,
  markSubmissionRead,
  markSubmissionsRead,
  restoreSubmissions,
  saveFormSubmission,
  setCaptchaSecret,
} from '#contract/forms.ts';
import { MASKED_PASSWORD } from '#domain/forms/summarize-value.ts';
import { isJsonObject } from '#lib/json.ts';
import { refusal } from './refusal.ts';
import { CallError } from '#server/platform/http/errors.ts';
import { parseJson } from '#server/platform/http/parse-json.ts';
import type { Call } from '#server/platform/http/call.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import { findCaptchaSecret, keepCaptchaSecret } from './captcha/captcha-secret.ts';
import { isHiddenFrom } from '#server/gating/is-hidden-from.ts';
import { issueChallenge } from './captcha/own-captcha.ts';
import { issueFormKey } from './form-key.ts';
import { UNDELETE_MS } from './form-limits.ts';
import { presentDetail, presentLine } from './present-submission.ts';
import {
  findSubmission,
  hasSubmissions,
  listFormRows,
  listSubmissionRows,
  setSubmissionsDeleted,
  setSubmissionsRead,
} from './queries.ts';
import type { Id } from '#lib/id.ts';
import { saveSubmission } from './save-submission.ts';
import { submissionsCsv } from './submissions-csv.ts';

type OwnerCall = Pick<Call<'app'>, 'site' | 'services'>;

interface NarrowingQuery {
  readonly unread?: 'true' | 'false' | undefined;
  readonly since?: string | undefined;
  readonly until?: string | undefined;
}

export const formRoutes: readonly Route[] = [
  implement(formSubmissionKey, async (call) => {
    const { siteId } = call.site;
    const key = issueFormKey(call.services, {
      siteId,
      visitor: crumbOf(call),
      formId: call.query.formId ?? '',
    });
    return { data: { key } };
  }),
  implement(captchaChallenge, async (call) => {
    const scope = { siteId: call.site.siteId, formId: call.query.formId ?? '' };
    return { data: { challenge: issueChallenge(call.services, scope) } };
  }),
  implement(saveFormSubmission, async (call) => {
    const { siteId, identifier, host } = call.site;
    const { form, ...body } = call.body;
    const saved = await saveSubmission(call.services, {
      siteId,
      identifier,
      visitor: crumbOf(call),
      address: call.request.ip,
      isDraft: host === 'app' && call.caller.permissions.has('content.read'),
      isHidden: ({ documentId, formId: blockId }) =>
        isHiddenFrom(call.services, call.site, { documentId, blockId }, call.request),
      body,
      values: valuesOf(form),
    });
    if (!saved.ok) throw await refusal(call.services, siteId, saved.error);
    return {};
  }),
  implement(listForms, async (call) => {
    const rows = await listFormRows(call.services.db, call.site.siteId);
    return { forms: rows.map((row) => ({ ...row, latestAt: row.latestAt.toISOString() })) };
  }),
  implement(listSubmissions, async (call) => {
    const { formId, search, page, pageSize } = call.query;
    const { rows, ...counts } = await listSubmissionRows(call.services.db, call.site.siteId, {
      formId,
      search,
      ...narrowed(call.query),
      page,
      pageSize,
    });
    return { submissions: rows.map(presentLine), ...counts };
  }),
  implement(getSubmission, async (call) => {
    const { siteId, identifier } = call.site;
    const row = await findSubmission(call.services.db, siteId, call.params.submissionId);
    if (row === null) throw new CallError('not-found');
    return presentDetail(call.services.config, identifier, row);
  }),
  implement(markSubmissionRead, async (call) => {
    const readAt = call.body.isRead ? new Date(call.services.now()) : null;
    const { siteId } = call.site;
    if ((await setSubmissionsRead(call.services.db, siteId, [call.params.submissionId], readAt)) === 0) {
      throw new CallError('not-found');
    }
    return {};
  }),
  implement(markSubmissionsRead, async (call) => {
    const { ids, isRead } = call.body;
    const readAt = isRead ? new Date(call.services.now()) : null;
    return { changed: await setSubmissionsRead(call.services.db, call.site.siteId, ids, readAt) };
  }),
  implement(deleteSubmissions, (call) => changeDeleted(call, call.body.ids, true)),
  implement(restoreSubmissions, (call) => changeDeleted(call, call.body.ids, false)),
  implement(getCaptchaSecret, async (call) => {
    const secret = await findCaptchaSecret(call.services, call.site.siteId);
    return { hasSecret: secret !== null };
  }),
  implement(setCaptchaSecret, async (call) => {
    const { siteId } = call.site;
    const { secret } = call.body;
    if (secret !== MASKED_PASSWORD) await keepCaptchaSecret(call.services, siteId, secret);
    return { hasSecret: (await findCaptchaSecret(call.services, siteId)) !== null };
  }),
  implement(exportSubmissions, async (call) => {
    const { siteId, identifier } = call.site;
    const filter = { formId: call.params.formId, search: call.query.search, ...narrowed(call.query) };
    if (!(await hasSubmissions(call.services.db, siteId, filter.formId))) throw new CallError('not-found');
    const csv = submissionsCsv(call.services, { siteId, identifier }, filter);
    return call.reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="submissions-${identifier}.csv"`)
      .send(Readable.from(csv));
  }),
];

async function changeDeleted(
  call: OwnerCall,
  ids: readonly Id<'submission'>[],
  isDeleted: boolean,
): Promise<{ readonly changed: number }> {
  const now = call.services.now();
  const changed = await setSubmissionsDeleted(call.services.db, call.site.siteId, ids, {
    deletedAt: isDeleted ? new Date(now) : null,
    eraseBefore: new Date(now - UNDELETE_MS),
  });
  return { changed };
}

function narrowed({ unread, since, until }: NarrowingQuery) {
  return {
    isUnread: unread === 'true',
    since: since === undefined ? undefined : new Date(since),
    until: until === undefined ? undefined : new Date(until),
  };
}

/** Checked before the handler runs: it is the caller's own. */
function crumbOf(call: Pick<Call, 'request'>): string {
  return String((call.request.query as Readonly<Record<string, unknown>>)['crumb']);
}

function valuesOf(form: string): Readonly<Record<string, unknown>> | null {
  try {
    const values = parseJson(form);
    return isJsonObject(values) ? values : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
