import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { COLLECTIONS } from '#domain/collections/collection-registry.ts';
import { pageSettingsSchema } from '#domain/pages/page-settings.ts';
import { siteSettingsSchema } from '#domain/sites/site-settings.ts';

const SCHEMAS: readonly (readonly [name: string, schema: z.ZodObject])[] = [
  ['page', pageSettingsSchema],
  ['site', siteSettingsSchema],
  ...Object.entries(COLLECTIONS).flatMap(([type, { settings, item }]) => [
    [type, settings as z.ZodObject] as const,
    ...(item === null ? [] : [[`item of ${type}`, item.settings as unknown as z.ZodObject] as const]),
  ]),
];

/** Compared as they are. */
const FALLING_BACK = [
  'itemUrlPattern',
  'language',
  'timeZone',
  'homePageId',
  'notFoundPageId',
  'pinterestOverlayOptions',
];

it.each(SCHEMAS)(
  'settings of a %s are read alike whether they are empty or absent [EDIT-209]',
  (_, schema) => {
    const bare = { id: 'settings', type: 'settings', title: 'Title', urlName: 'name' };
    const literals = Object.fromEntries(
      Object.entries(schema.shape).flatMap(([key, field]) =>
        field instanceof z.ZodLiteral ? [[key, field.value]] : [],
      ),
    );
    const read = (settings: object) => schema.parse({ ...bare, ...literals, ...settings });
    const differing = Object.keys(schema.shape).filter(
      (key) =>
        !(key in bare || key in literals) &&
        ['', null, [], {}].some((empty) => !isDeepStrictEqual(read({ [key]: empty }), read({}))),
    );
    expect(differing.filter((key) => !FALLING_BACK.includes(key))).toEqual([]);
  },
);
