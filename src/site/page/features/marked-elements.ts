import {
  BACKGROUND_VIDEO_ATTRIBUTE,
  COMMENT_COUNT_ATTRIBUTE,
  FIT_TEXT_ATTRIBUTE,
  TIME_SINCE_ATTRIBUTE,
} from '#domain/page-features/feature-attributes.ts';
import { asksForRuntime } from '#domain/page-runtime/page-helpers.ts';
import { TOOLTIP_ATTRIBUTE } from '#domain/tooltips/tooltip.ts';
import type { PageFeature } from './page-feature.ts';

/** Attributes by which elements ask for a feature of the runtime. */
const ATTRIBUTES = [
  TIME_SINCE_ATTRIBUTE,
  FIT_TEXT_ATTRIBUTE,
  TOOLTIP_ATTRIBUTE,
  BACKGROUND_VIDEO_ATTRIBUTE,
  COMMENT_COUNT_ATTRIBUTE,
];

/** Elements that need the runtime even in markup of others. */
export const markedElementsFeature: PageFeature = {
  name: 'marked-elements',
  needsRuntime: ({ body: { facts } }) =>
    ATTRIBUTES.some((name) => facts.hasAttribute(name)) || asksForRuntime(facts.foreignMarkup),
};
