import { existsSync } from 'node:fs';
import path from 'node:path';
import { invariant } from '#lib/invariant.ts';

const IN_CHECKOUT = 'src/server/templates/pictures';

/**
 * Where the pictures of the templates lie: beside this file when the source runs as it is, in the checkout when the
 * server runs from its bundle in `dist/server`.
 */
export function findPicturesFolder(here: string = import.meta.dirname): string {
  const candidates = [
    path.join(here, 'pictures'),
    ...['../..', '../../..'].map((up) => path.resolve(here, up, IN_CHECKOUT)),
    path.resolve(IN_CHECKOUT),
  ];
  const found = candidates.find((each) => existsSync(each));
  invariant(found !== undefined, `no folder of template pictures: ${candidates.join(', ')}`);
  return found;
}
