import { band } from './band/band.ts';
import { blank } from './blank/blank.ts';
import { cafe } from './cafe/cafe.ts';
import { conference } from './conference/conference.ts';
import { journal } from './journal/journal.ts';
import { nonProfit } from './non-profit/non-profit.ts';
import { personal } from './personal/personal.ts';
import { photographer } from './photographer/photographer.ts';
import { practice } from './practice/practice.ts';
import { restaurant } from './restaurant/restaurant.ts';
import { shop } from './shop/shop.ts';
import type { SiteTemplate } from './site-template.ts';
import { software } from './software/software.ts';
import { studio } from './studio/studio.ts';

/** The sites to start from; the demo site is made from the first, and the dashboard shows the blank one first. */
export const TEMPLATES: readonly SiteTemplate[] = [
  studio,
  cafe,
  shop,
  journal,
  restaurant,
  photographer,
  conference,
  practice,
  band,
  software,
  personal,
  nonProfit,
  blank,
];
