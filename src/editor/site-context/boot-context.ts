import { createContext, use } from 'react';
import { invariant } from '#lib/invariant.ts';
import type { BootFacts } from './boot-facts.ts';

export const BootContext = createContext<BootFacts | null>(null);

export function useBootFacts(): BootFacts {
  const facts = use(BootContext);
  invariant(facts, 'useBootFacts needs a BootContext');
  return facts;
}
