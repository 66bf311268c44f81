import { accountFeature } from './account.ts';
import { animationsFeature } from './animations.ts';
import { areaNavigationFeature } from './area-navigation.ts';
import { behavioursFeature } from './behaviours.ts';
import { commentsFeature } from './comments.ts';
import { consentFeature } from './consent.ts';
import { listsFeature } from './lists.ts';
import { lockScreenFeature } from './lock-screen.ts';
import { mapsFeature } from './maps.ts';
import { markedElementsFeature } from './marked-elements.ts';
import { membersFeature } from './members.ts';
import { overlaysFeature } from './overlays.ts';
import type { PageFeature } from './page-feature.ts';
import { pixelFeature } from './pixel.ts';
import { productsFeature } from './products.ts';
import { saveButtonsFeature } from './save-buttons.ts';
import { sectionLooksFeature } from './section-looks.ts';
import { shopFeature } from './shop.ts';
import { signInFeature } from './sign-in.ts';
import { wordsFeature } from './words.ts';

/** The features of pages; their styles are written in this order. */
export const PAGE_FEATURES: readonly PageFeature[] = [
  behavioursFeature,
  signInFeature,
  lockScreenFeature,
  accountFeature,
  membersFeature,
  areaNavigationFeature,
  listsFeature,
  productsFeature,
  shopFeature,
  commentsFeature,
  animationsFeature,
  saveButtonsFeature,
  wordsFeature,
  sectionLooksFeature,
  consentFeature,
  overlaysFeature,
  markedElementsFeature,
  mapsFeature,
  pixelFeature,
];
