import { z } from 'zod';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { fill } from '#messages/message.ts';
import { defineEndpoint } from './endpoint.ts';
import { documentIdSchema } from './documents-id.ts';

const params = z.object({ documentId: documentIdSchema });
const output = z.object({ isSet: z.boolean() });
export const MIN_LOCK_PASSWORD_LENGTH = 4;
export const MAX_LOCK_PASSWORD_LENGTH = 128;
const password = z
  .string()
  .min(MIN_LOCK_PASSWORD_LENGTH, ruleMessage(fill(fieldRules.atLeast, { min: MIN_LOCK_PASSWORD_LENGTH })))
  .max(MAX_LOCK_PASSWORD_LENGTH, ruleMessage(fill(fieldRules.atMost, { max: MAX_LOCK_PASSWORD_LENGTH })))
  .nullable();

/** Whether a page or a collection asks visitors for a password (MEMB-61). */
export const getContentLock = defineEndpoint({
  method: 'GET',
  path: '/api/content/:documentId/password',
  host: 'app',
  access: { kind: 'permission', any: ['content.read'] },
  params,
  output,
});

/** Sets the password or takes it away (null), for visitors at once: it takes the permission to publish. */
export const setContentLock = defineEndpoint({
  method: 'PUT',
  path: '/api/content/:documentId/password',
  host: 'app',
  access: { kind: 'permission', any: ['content.publish'] },
  params,
  body: z.object({ password }),
  output,
  rateLimit: 20,
});

export const getSiteLock = defineEndpoint({
  method: 'GET',
  path: '/api/site-password',
  host: 'app',
  access: { kind: 'permission', any: ['content.read'] },
  output,
});

export const setSiteLock = defineEndpoint({
  method: 'PUT',
  path: '/api/site-password',
  host: 'app',
  access: { kind: 'permission', any: ['settings.general'] },
  body: z.object({ password }),
  output,
  rateLimit: 20,
});
