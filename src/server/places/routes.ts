import path from 'node:path';
import { autocompletePlaces, placeDetails } from '#contract/places.ts';
import { projectFolder } from '#server/platform/config/project-folder.ts';
import { CallError } from '#server/platform/http/errors.ts';
import type { Call } from '#server/platform/http/call.ts';
import { implement, type Route } from '#server/platform/http/route.ts';
import type { Services } from '#server/platform/services.ts';
import { understandCoordinates } from './coordinate-places.ts';
import { openGazetteer, type GazetteerFile } from './gazetteer-file.ts';
import { createGazetteerSource } from './gazetteer-source.ts';
import { createKeyedProvider } from './keyed-provider.ts';
import { PlaceSourceError, type PlaceSource } from './place-source.ts';

const DEFAULT_LANGUAGE = 'en';

interface PlaceRoutesOptions {
  readonly gazetteerFile?: string;
  readonly timeoutMs?: number;
}

type OwnerCall = Pick<Call<'app'>, 'services' | 'site'>;

/** The search for places of the map block's panel (MAP-59 to MAP-63). */
export function createPlaceRoutes({ gazetteerFile, timeoutMs }: PlaceRoutesOptions = {}): readonly Route[] {
  const file = gazetteerFile ?? path.join(projectFolder(), 'dist', 'places', 'gazetteer.tsv');
  const gazetteer = createGazetteerSource(() => open(file));
  const sourceFor = ({ config, callService }: Services): PlaceSource =>
    understandCoordinates(
      config.maps.places === null
        ? gazetteer
        : createKeyedProvider(callService, config.maps.places, timeoutMs),
    );
  return [
    implement(autocompletePlaces, async (call) => {
      const { input, language = DEFAULT_LANGUAGE, sessionToken } = call.query;
      const { predictions, attribution } = await answered(call, () =>
        sourceFor(call.services).suggest(input, { language, sessionToken }),
      );
      return { predictions: [...predictions], attribution: [...attribution] };
    }),
    implement(placeDetails, async (call) => {
      const { placeId, language = DEFAULT_LANGUAGE, sessionToken, productPage, productSection } = call.query;
      const place = await answered(call, () =>
        sourceFor(call.services).find(placeId, { language, sessionToken }),
      );
      if (place === null) throw new CallError('not-found');
      // What a provider's costs are told apart by (MAP-61); without it the call is answered all the same (MAP-62).
      call.services.log.info(
        {
          siteId: call.site.siteId,
          productPage,
          productSection,
          isPaid: call.services.config.maps.places !== null,
        },
        'details of a place were asked for',
      );
      return { place };
    }),
  ];
}

export const placeRoutes = createPlaceRoutes();

async function answered<Answer>({ services, site }: OwnerCall, ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof PlaceSourceError)) throw error;
    services.log.warn({ error, siteId: site.siteId }, 'the source of places gave no answer');
    throw new CallError('places-unavailable');
  }
}

async function open(file: string): Promise<GazetteerFile> {
  try {
    return await openGazetteer(file);
  } catch (error) {
    throw new PlaceSourceError('the file of places cannot be opened', { cause: error });
  }
}
