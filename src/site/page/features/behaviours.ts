import { NOTHING_LOADED } from '#blocks/needs/need.ts';
import { parsedContent } from '../../blocks/parsed-content.ts';
import type { PageFeature } from './page-feature.ts';

/** Blocks that do something in the browser. */
export const behavioursFeature: PageFeature = {
  name: 'behaviours',
  needsRuntime: ({ blocks, request: { loaded = NOTHING_LOADED } }) =>
    blocks.some((block) => {
      const parsed = parsedContent(block);
      if (!parsed.ok) return false;
      const { declaration, data } = parsed.value;
      return declaration.hasBehaviour && (declaration.needsBehaviour?.(data, loaded) ?? true);
    }),
};
