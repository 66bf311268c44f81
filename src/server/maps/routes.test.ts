import { expect, it } from 'vitest';
import { ROUTES } from '#server/routes.ts';

it('the map adds no route to a site: only the owner’s search for places asks the server [MAP-07]', () => {
  const paths = ROUTES.map(({ definition }) => definition.path).filter((path) => /\bmaps?\b/.test(path));
  expect(paths.filter((path) => !path.startsWith('/api/google-maps/places/'))).toEqual([]);
});
