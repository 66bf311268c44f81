import { cafe } from './cafe/cafe.ts';
import { journal } from './journal/journal.ts';
import { shop } from './shop/shop.ts';
import type { SiteTemplate } from './site-template.ts';
import { studio } from './studio/studio.ts';

/** The sites to start from; the demo site is made from the first. */
export const TEMPLATES: readonly SiteTemplate[] = [studio, cafe, shop, journal];
