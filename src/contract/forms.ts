import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { boundedList } from '#lib/bounded-list.ts';
import { FIELD_KINDS } from '#domain/forms/form-field.ts';
import { TRAP_NAME } from '#domain/forms/save-form-request.ts';
import { defineEndpoint } from './endpoint.ts';
import { lenientText } from './lenient-text.ts';
import { pageQuery } from './page-query.ts';
import { MAX_CAPTCHA_ANSWER } from '#domain/forms/captcha.ts';

const formId = idSchema<'form'>();
const submissionId = idSchema<'submission'>();

/** The form something is asked for; one that is none is read as absent. */
const formQuery = z.object({ formId: formId.optional().catch(undefined) });

/** What a visitor's browser asks for before it sends a form (FORM-54, FORM-55). No body; the key serves that form only. */
export const formSubmissionKey = defineEndpoint({
  method: 'POST',
  path: '/api/form/FormSubmissionKey',
  host: 'site',
  access: { kind: 'public' },
  rateLimit: 60,
  query: formQuery,
  output: z.object({ data: z.object({ key: z.string() }) }),
});

/** A challenge of Portico's own captcha; its answer is the `captchaKey` of one submission of the form (FORM-41). */
export const captchaChallenge = defineEndpoint({
  method: 'POST',
  path: '/api/form/CaptchaChallenge',
  host: 'site',
  access: { kind: 'public' },
  rateLimit: 60,
  query: formQuery,
  output: z.object({ data: z.object({ challenge: z.string() }) }),
});

/** FORM-58 to FORM-66. Whatever is not a key and a form's id is read leniently: the visitor cannot mend it. */
export const saveFormSubmission = defineEndpoint({
  method: 'POST',
  path: '/api/form/SaveFormSubmission',
  host: 'site',
  access: { kind: 'public' },
  rateLimit: 60,
  body: z.object({
    key: lenientText(200),
    formId: lenientText(60),
    collectionId: lenientText(60),
    objectName: lenientText(300),
    isOverlayForm: z.boolean().catch(false),
    submitButtonText: lenientText(200),
    /** The values by field id, as JSON (FORM-10, FORM-66). */
    form: z.string(),
    pageTitle: lenientText(500),
    pageId: lenientText(60),
    contentSource: z.enum(['i', 'c']).catch('c'),
    pagePath: lenientText(1000),
    pagePermissionTypeValue: z.int().min(0).max(99).catch(1),
    /** What the captcha gave for its answer (FORM-41). */
    captchaKey: lenientText(MAX_CAPTCHA_ANSWER),
    /** Nobody sees this field: only programs fill it in. */
    [TRAP_NAME]: z.string().max(5000).optional(),
    /** Milliseconds since the form was shown. */
    elapsed: z.number().min(0).optional().catch(undefined),
  }),
  output: z.object({}),
});
export type SaveFormSubmissionBody = z.infer<NonNullable<typeof saveFormSubmission.body>>;

/** A field as it was when the answer was given. */
export const submittedFieldSchema = z.object({
  id: z.string(),
  kind: z.enum(FIELD_KINDS),
  title: z.string(),
});
export type SubmittedField = z.infer<typeof submittedFieldSchema>;

const read = { kind: 'permission', any: ['crm.read'] } as const;
const write = { kind: 'permission', any: ['crm.write'] } as const;
const submissionParams = z.object({ submissionId });

/** A form that has submissions. */
export const formSummarySchema = z.object({
  formId,
  name: z.string(),
  total: z.int(),
  unread: z.int(),
  latestAt: z.iso.datetime(),
});
export type FormSummary = z.infer<typeof formSummarySchema>;

export const listForms = defineEndpoint({
  method: 'GET',
  path: '/api/forms',
  host: 'app',
  access: read,
  output: z.object({ forms: z.array(formSummarySchema) }),
});

const submissionBase = z.object({
  id: submissionId,
  formId,
  formName: z.string(),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
  pageTitle: z.string(),
  /** Empty where the page is not known. */
  pagePath: z.string(),
});

/** A line of the list with all its answers, shortened, in the order of the form. */
export const submissionLineSchema = submissionBase.extend({
  /** By what people tell it from others: the email address it gives, else the first answer; empty without answers. */
  from: z.string(),
  answers: z.array(z.object({ fieldId: z.string(), title: z.string(), text: z.string() })),
});
export type SubmissionLine = z.infer<typeof submissionLineSchema>;

const submissionFilterQuery = {
  unread: z.enum(['true', 'false']).optional(),
  /** Moments: from the first on, before the second. */
  since: z.iso.datetime({ offset: true }).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
};

export const listSubmissions = defineEndpoint({
  method: 'GET',
  path: '/api/forms/submissions',
  host: 'app',
  access: read,
  query: z.object({
    formId: formId.optional(),
    search: z.string().trim().max(200).optional(),
    ...submissionFilterQuery,
    ...pageQuery({ pageSize: 25, maxPageSize: 200 }),
  }),
  output: z.object({ submissions: z.array(submissionLineSchema), total: z.int(), unread: z.int() }),
});

export const submissionDetailSchema = submissionBase.extend({
  answers: z.array(
    z.object({
      fieldId: z.string(),
      kind: z.enum(FIELD_KINDS),
      title: z.string(),
      text: z.string(),
      /** The named parts of a composite answer (FORM-21), or null. */
      parts: z.array(z.object({ name: z.string(), value: z.string() })).nullable(),
    }),
  ),
  /** The whole address of the page it came from, or null where it is not known. */
  pageUrl: z.string().nullable(),
  isOverlayForm: z.boolean(),
  submitButtonText: z.string(),
});
export type SubmissionDetail = z.infer<typeof submissionDetailSchema>;

export const getSubmission = defineEndpoint({
  method: 'GET',
  path: '/api/forms/submissions/:submissionId',
  host: 'app',
  access: read,
  params: submissionParams,
  output: submissionDetailSchema,
});

export const markSubmissionRead = defineEndpoint({
  method: 'POST',
  path: '/api/forms/submissions/:submissionId/read',
  host: 'app',
  access: read,
  params: submissionParams,
  body: z.object({ isRead: z.boolean() }),
  output: z.object({}),
});

/** Submissions chosen in the list. */
const chosen = boundedList(submissionId, { min: 1, max: 200 });

export const markSubmissionsRead = defineEndpoint({
  method: 'POST',
  path: '/api/forms/submissions/read',
  host: 'app',
  access: read,
  body: z.object({ ids: chosen, isRead: z.boolean() }),
  output: z.object({ changed: z.int() }),
});

/** Deleted submissions are gone from everywhere at once; for a day they can be brought back, then they are erased. */
export const deleteSubmissions = defineEndpoint({
  method: 'POST',
  path: '/api/forms/submissions/delete',
  host: 'app',
  access: write,
  body: z.object({ ids: chosen }),
  output: z.object({ changed: z.int() }),
});

export const restoreSubmissions = defineEndpoint({
  method: 'POST',
  path: '/api/forms/submissions/restore',
  host: 'app',
  access: write,
  body: z.object({ ids: chosen }),
  output: z.object({ changed: z.int() }),
});

/** The captcha provider's secret is written, never read: only whether there is one (FBLD-44). */
export const getCaptchaSecret = defineEndpoint({
  method: 'GET',
  path: '/api/forms/captcha',
  host: 'app',
  access: { kind: 'permission', any: ['settings.general'] },
  output: z.object({ hasSecret: z.boolean() }),
});

export const setCaptchaSecret = defineEndpoint({
  method: 'PUT',
  path: '/api/forms/captcha',
  host: 'app',
  access: { kind: 'permission', any: ['settings.general'] },
  /** Empty takes it away; the row of dots leaves it as it is (FBLD-44). */
  body: z.object({ secret: z.string().trim().max(500) }),
  output: z.object({ hasSecret: z.boolean() }),
});

/** A spreadsheet of a form's submissions as CSV; a download, so the handler answers itself. */
export const exportSubmissions = defineEndpoint({
  method: 'GET',
  path: '/api/forms/:formId/submissions.csv',
  host: 'app',
  access: read,
  params: z.object({ formId }),
  query: z.object({ search: z.string().trim().max(200).optional(), ...submissionFilterQuery }),
  output: z.any(),
});
