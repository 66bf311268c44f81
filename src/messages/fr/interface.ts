import { gatherTranslation } from '../gather-translation.ts';

/** Everything that the configuration area and the editor say in French: each file in `interface/`. */
export const translation = gatherTranslation(import.meta.glob('./interface/*.ts', { eager: true }));
