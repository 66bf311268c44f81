import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';

/** Names one after another, without an “and”: 'Home, About'. */
export function formatList(names: readonly string[]): string {
  const [first = '', ...others] = names;
  return others.reduce((listed, name) => translate(kit.listed, { names: listed, name }), first);
}
