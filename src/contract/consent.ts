import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';

const read = { kind: 'permission', any: ['settings.general'] } as const;

/** Writes down that a visitor accepted or declined cookies, without anything about the visitor. */
export const recordConsent = defineEndpoint({
  method: 'POST',
  path: '/api/consent',
  host: 'site',
  access: { kind: 'public' },
  rateLimit: 30,
  body: z.object({
    isAccepted: z.boolean(),
    /** Of the words they chose under, as `textVersion` makes it. */
    textVersion: z.string().regex(/^[0-9a-f]{8}$/),
  }),
  output: z.object({}),
});

/** How many visitors accepted and declined, by the version of the banner's words, the latest version first. */
export const countConsent = defineEndpoint({
  method: 'GET',
  path: '/api/consent/counts',
  host: 'app',
  access: read,
  output: z.object({
    versions: z.array(
      z.object({
        textVersion: z.string(),
        accepted: z.int(),
        declined: z.int(),
        latestAt: z.iso.datetime(),
      }),
    ),
  }),
});
export type ConsentCount = z.infer<typeof countConsent.output>['versions'][number];

/** Every recorded choice as CSV; a download, so the handler answers itself. */
export const exportConsent = defineEndpoint({
  method: 'GET',
  path: '/api/consent/choices.csv',
  host: 'app',
  access: read,
  output: z.any(),
});
