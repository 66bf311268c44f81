import type { Operation } from '#domain/documents/operation.ts';
import type { StoreSettings } from './store-settings.ts';

/** Where people weigh in pounds: the United States, Liberia and Myanmar (ISO 3166-1). */
const IMPERIAL_COUNTRIES: readonly string[] = ['US', 'LR', 'MM'];

/**
 * Says in which country the store is. The first answer also decides how weights and sizes are shown, imperial in the
 * United States, Liberia and Myanmar and metric elsewhere (CONT-213); after that they are the owner's.
 *
 * @param country ISO 3166-1 alpha-2
 */
export function chooseCountry(settings: StoreSettings, country: string): readonly Operation[] {
  const isFirst = settings.sellerCountry === '' && settings.measurementStandard === 'metric';
  return [
    { op: 'set', id: 'settings', field: 'sellerCountry', value: country },
    { op: 'set', id: 'settings', field: 'sellerRegion', value: '' },
    ...(isFirst && IMPERIAL_COUNTRIES.includes(country)
      ? [{ op: 'set', id: 'settings', field: 'measurementStandard', value: 'imperial' } as const]
      : []),
  ];
}
