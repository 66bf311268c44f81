import { json } from 'node:stream/consumers';
import { z } from 'zod';
import type { PlacesProvider } from '#server/platform/config/maps-configuration.ts';
import type { CallOutside, OutsideAnswer, OutsideCall } from '#server/platform/network/call-outside.ts';
import { addressLines } from './address-lines.ts';
import { PlaceSourceError, type PlaceQuestion, type PlaceSource } from './place-source.ts';
import { zoomForViewport } from './place-zoom.ts';

/** How long the provider may take to answer, in ms. */
export const PROVIDER_TIMEOUT_MS = 5000;
const MAX_PREDICTIONS = 8;
const MAX_ANSWER_BYTES = 1_000_000;
const ATTRIBUTION = [{ text: 'Powered by Google' }];
const DETAIL_FIELDS = 'location,viewport,addressComponents';

const text = z.object({ text: z.string() });
const suggestionsSchema = z.object({
  suggestions: z
    .array(
      z.object({
        placePrediction: z
          .object({
            placeId: z.string().min(1),
            text,
            structuredFormat: z.object({ mainText: text, secondaryText: text.optional() }).optional(),
          })
          .optional(),
      }),
    )
    .default([]),
});
const point = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });
const detailsSchema = z.object({
  location: point,
  viewport: z.object({ low: point, high: point }).optional(),
  addressComponents: z
    .array(
      z.object({
        longText: z.string().default(''),
        shortText: z.string().default(''),
        types: z.array(z.string()).default([]),
      }),
    )
    .default([]),
});

/** Places of the keyed provider, asked by the server so that its key stays here (MAP-59, MAP-60). */
export function createKeyedProvider(
  callService: CallOutside,
  { address, key, region }: PlacesProvider,
  timeoutMs = PROVIDER_TIMEOUT_MS,
): PlaceSource {
  const inRegion = region === null ? {} : { regionCode: region };
  return {
    async suggest(input, { language, sessionToken }) {
      const response = await ask(`${address}/places:autocomplete`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ input, sessionToken, languageCode: language, ...inRegion }),
      });
      const { suggestions } = await read(response, suggestionsSchema);
      const predictions = suggestions.flatMap(({ placePrediction: found }) =>
        found === undefined
          ? []
          : [
              {
                placeId: found.placeId,
                title: found.structuredFormat?.mainText.text ?? found.text.text,
                description: found.structuredFormat?.secondaryText?.text ?? '',
              },
            ],
      );
      return { predictions: predictions.slice(0, MAX_PREDICTIONS), attribution: ATTRIBUTION };
    },
    async find(placeId, question) {
      const response = await ask(detailsAddress(placeId, question), {
        headers: { 'x-goog-fieldmask': DETAIL_FIELDS },
      });
      if (response.status === 404) {
        response.body.destroy();
        return null;
      }
      const { location, viewport, addressComponents } = await read(response, detailsSchema);
      return {
        lat: location.latitude,
        lng: location.longitude,
        zoom: zoomForViewport(viewport ?? null),
        ...addressLines(addressComponents),
      };
    },
  };

  function detailsAddress(placeId: string, { language, sessionToken }: PlaceQuestion): string {
    const query = new URLSearchParams({ languageCode: language, sessionToken, ...inRegion });
    return `${address}/places/${encodeURIComponent(placeId)}?${query}`;
  }

  async function ask(
    url: string,
    call: Pick<OutsideCall, 'method' | 'headers' | 'body'>,
  ): Promise<OutsideAnswer> {
    try {
      return await callService(url, {
        ...call,
        headers: { ...call.headers, 'x-goog-api-key': key },
        timeoutMs,
        maxBytes: MAX_ANSWER_BYTES,
      });
    } catch (error) {
      throw new PlaceSourceError('no answer', { cause: error });
    }
  }
}

async function read<Schema extends z.ZodType>(
  answer: OutsideAnswer,
  schema: Schema,
): Promise<z.output<Schema>> {
  if (answer.status !== 200) {
    answer.body.destroy();
    throw new PlaceSourceError(`status ${answer.status}`);
  }
  try {
    return schema.parse(await json(answer.body));
  } catch (error) {
    throw new PlaceSourceError('an answer that cannot be read', { cause: error });
  }
}
