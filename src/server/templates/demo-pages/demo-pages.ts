import type { DemoPage } from './demo-page.ts';
import { newsletter } from './newsletter.ts';

/** What the demo site of a first start shows besides its template, in the order of its navigation. */
export const DEMO_PAGES: readonly DemoPage[] = [newsletter];
