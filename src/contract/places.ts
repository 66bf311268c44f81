import { z } from 'zod';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { fill } from '#messages/message.ts';
import { defineEndpoint } from './endpoint.ts';

const access = { kind: 'permission', any: ['content.write'] } as const;
/** One for what is typed until a place is chosen; providers bill it as one search. */
const sessionToken = z.string().regex(/^[\w-]{1,36}$/, ruleMessage(fieldRules.sessionToken));
const language = z
  .string()
  .max(35)
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})*$/, ruleMessage(fieldRules.languageCode))
  .optional();
/** Where in Portico the place is asked for: what the costs of a provider are told apart by (MAP-60, MAP-61). */
const trackingContext = z
  .string()
  .max(60)
  .regex(/^[\w-]+$/)
  .optional();

/** Places that what is typed may mean, the likeliest first (MAP-59, MAP-63). */
export const autocompletePlaces = defineEndpoint({
  method: 'GET',
  path: '/api/google-maps/places/autocomplete',
  host: 'app',
  access,
  rateLimit: 240,
  query: z.object({
    input: z
      .string()
      .trim()
      .min(1, ruleMessage(fieldRules.placeMissing))
      .max(200, ruleMessage(fill(fieldRules.atMost, { max: 200 }))),
    language,
    sessionToken,
  }),
  output: z.object({
    predictions: z.array(z.object({ placeId: z.string(), title: z.string(), description: z.string() })),
    attribution: z.array(z.object({ text: z.string(), href: z.string().exactOptional() })),
  }),
});

/** Position and address of a place (MAP-60, MAP-63). Without its tracking context the call is answered all the same (MAP-62). */
export const placeDetails = defineEndpoint({
  method: 'GET',
  path: '/api/google-maps/places/details',
  host: 'app',
  access,
  rateLimit: 60,
  query: z.object({
    placeId: z.string().min(1).max(1000),
    language,
    sessionToken,
    productPage: trackingContext,
    productSection: trackingContext,
  }),
  output: z.object({
    place: z.object({
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      zoom: z.number().min(0).max(21),
      addressLine1: z.string(),
      addressLine2: z.string(),
      addressCountry: z.string(),
    }),
  }),
});
