import { existsSync } from 'node:fs';
import path from 'node:path';
import { invariant } from '#lib/invariant.ts';

const IN_CHECKOUT = 'src/compose/templates/pictures';

/**
 * Where the pictures of the templates lie in the checkout, also when the server runs from its bundle in `dist/server`.
 */
export function findPicturesFolder(here: string = import.meta.dirname): string {
  const candidates = [
    ...['../..', '../../..'].map((up) => path.resolve(here, up, IN_CHECKOUT)),
    path.resolve(IN_CHECKOUT),
  ];
  const found = candidates.find((each) => existsSync(each));
  invariant(found !== undefined, `no folder of template pictures: ${candidates.join(', ')}`);
  return found;
}
