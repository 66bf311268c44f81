import type { RunningPortico } from '../e2e/support/start-portico.ts';
import { askLighthouse } from './lighthouse.ts';
import { signIn } from './owner-client.ts';
import type { Measured } from './report.ts';
import { untilIdle } from './until-idle.ts';

const PAGES = { 'list of products': '/everything', product: '/everything/the-blue-jug' };

/** What Lighthouse says on a phone of the list of products and of a product in a site made from the shop template. */
export async function measureStorePages(portico: RunningPortico): Promise<Measured[]> {
  const owner = await signIn(portico.port, null);
  await owner.call('POST', '/api/sites', {
    title: 'Store pages',
    identifier: 'store-pages',
    templateId: 'shop',
    isPublic: true,
  });
  await untilIdle(portico);
  const measured: Measured[] = [];
  for (const [page, path] of Object.entries(PAGES)) {
    const found = await askLighthouse(portico.publicUrl('store-pages', path));
    const score = (name: string, value: number): Measured => ({
      what: `${page}, Lighthouse mobile: ${name}`,
      value,
      unit: '',
      target: { atLeast: 100 },
    });
    measured.push(
      score('performance', found.performance),
      score('accessibility', found.accessibility),
      score('best practices', found.bestPractices),
      score('SEO', found.seo),
      { what: `${page}: largest contentful paint`, value: found.largestPaintSeconds, unit: 's' },
      { what: `${page}: total blocking time`, value: found.blockingMs, unit: 'ms' },
    );
  }
  return measured;
}
