import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

/** Ends the session and its cookie; takes no payload, and does nothing for who is not signed in (NAV-37, NAV-39). */
export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/Logout',
  host: 'any',
  access: { kind: 'public' },
  output: z.object({ status: z.literal('done') }),
});
