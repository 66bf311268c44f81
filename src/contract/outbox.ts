import { z } from 'zod';
import { idSchema } from '#domain/validation/id-schema.ts';
import { defineEndpoint } from './endpoint.ts';

export const outboxMailSchema = z.object({
  id: idSchema<'mail'>(),
  to: z.string(),
  subject: z.string(),
  /** Empty, as `html`, once the mail is sent. */
  text: z.string(),
  html: z.string(),
  /** `kept`: without an SMTP server mails stay here. */
  status: z.enum(['kept', 'queued', 'sent', 'failed']),
  /** Why the last try failed, or null. */
  error: z.string().nullable(),
  createdAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
});
export type OutboxMail = z.infer<typeof outboxMailSchema>;

/** Background work that was given up after its last try. */
export const failedJobSchema = z.object({
  id: z.string(),
  /** The name of the job. */
  queue: z.string(),
  error: z.string(),
  failedAt: z.iso.datetime(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

export const OUTBOX_PAGE_SIZE = 50;

/** Mails that Portico wrote in the last 30 days, newest first: for the owner of the installation. `page` counts from 1. */
export const listOutboxMails = defineEndpoint({
  method: 'GET',
  path: '/api/outbox',
  host: 'dashboard',
  access: { kind: 'installation-owner' },
  query: z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) }),
  output: z.object({
    mails: z.array(outboxMailSchema),
    total: z.number().int(),
    /** Whether mails are sent, or only kept here. */
    isSending: z.boolean(),
    /** The newest first; they are forgotten after 30 days. */
    failedJobs: z.array(failedJobSchema),
  }),
});
