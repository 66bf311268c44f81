import { memberSettingsSchema } from '#domain/members/member-settings.ts';
import { defineEndpoint } from './endpoint.ts';

/** What a site says of its members (MEMB-04, MEMB-18). */
export const getMemberSettings = defineEndpoint({
  method: 'GET',
  path: '/api/members/settings',
  host: 'app',
  access: { kind: 'permission', any: ['settings.general'] },
  output: memberSettingsSchema,
});

/** In force at once, without publishing. */
export const setMemberSettings = defineEndpoint({
  method: 'PUT',
  path: '/api/members/settings',
  host: 'app',
  access: { kind: 'permission', any: ['settings.general'] },
  body: memberSettingsSchema,
  output: memberSettingsSchema,
  rateLimit: 60,
});
