import { startPortico } from '../e2e/support/start-portico.ts';
import { measureAttacks } from './measure-attacks.ts';
import { measureChanges } from './measure-changes.ts';
import { measureCold } from './measure-cold.ts';
import { measureCrowd } from './measure-crowd.ts';
import { measureDocuments } from './measure-documents.ts';
import { measureEditor } from './measure-editor.ts';
import { measureEditorPeers } from './measure-editor-peers.ts';
import { measureEditorTasks } from './measure-editor-tasks.ts';
import { measureGallery } from './measure-gallery.ts';
import { measureGating } from './measure-gating.ts';
import { measureGrowth } from './measure-growth.ts';
import { measureImports } from './measure-imports.ts';
import { measureImages } from './measure-images.ts';
import { measureOrderLists } from './measure-order-lists.ts';
import { measureOrders } from './measure-orders.ts';
import { measurePages } from './measure-pages.ts';
import { measurePeople } from './measure-people.ts';
import { measureRedirects } from './measure-redirects.ts';
import { measureProductImports } from './measure-product-imports.ts';
import { measurePricing } from './measure-pricing.ts';
import { measureReports } from './measure-reports.ts';
import { measureSignIn } from './measure-sign-in.ts';
import { measureStoreList } from './measure-store-list.ts';
import { measureStorePages } from './measure-store-pages.ts';
import { measureSubmissions, SUBMISSIONS_ENV } from './measure-submissions.ts';
import { measureStarterPage } from './measure-starter-page.ts';
import { measureVisitor } from './measure-visitor.ts';
import { measureWriters } from './measure-writers.ts';
import { OWNER, signIn } from './owner-client.ts';
import { median, report, type Measured } from './report.ts';
import { untilIdle } from './until-idle.ts';

const STARTS = 5;
const env = { PORTICO_OWNER_EMAIL: OWNER.email, PORTICO_OWNER_PASSWORD: OWNER.password, LOG_LEVEL: 'error' };
/** `npm run bench -- pages editor` measures only those. */
const chosen = process.argv.slice(2);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);

const first = await startPortico({ env });
await untilIdle(first);
await first.stop();
const measured: Measured[] = [];

if (isChosen('start')) {
  const starts: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const started = await startPortico({ env, dataDir: first.dataDir });
    starts.push(started.readyAfterMs / 1000);
    await started.stop();
  }
  measured.push({
    what: 'start to ready on an existing data folder',
    value: median(starts),
    unit: 's',
    target: { atMost: 2 },
  });
}

const portico = await startPortico({ env: { ...env, ...SUBMISSIONS_ENV }, dataDir: first.dataDir });
try {
  const owner = await signIn(portico.port);
  if (isChosen('pages')) measured.push(...(await measurePages(portico, owner)));
  if (isChosen('starter')) measured.push(...(await measureStarterPage(portico)));
  if (isChosen('store-pages')) measured.push(...(await measureStorePages(portico)));
  if (isChosen('editor')) measured.push(...(await measureEditor(portico, owner)));
  if (isChosen('editor-tasks')) measured.push(...(await measureEditorTasks(portico, owner)));
  if (chosen.includes('editor-peers')) measured.push(...(await measureEditorPeers(portico, owner)));
  if (isChosen('submissions')) measured.push(...(await measureSubmissions(portico, owner)));
  if (isChosen('documents')) measured.push(...(await measureDocuments(owner)));
  if (isChosen('images')) measured.push(...(await measureImages(portico, owner)));
  if (isChosen('gallery')) measured.push(...(await measureGallery(portico, owner)));
  if (chosen.includes('attacks')) measured.push(...(await measureAttacks(portico, owner)));
  if (chosen.includes('gating')) measured.push(...(await measureGating(portico, owner)));
  if (chosen.includes('sign-in')) measured.push(...(await measureSignIn(portico, owner)));
  if (isChosen('pricing')) measured.push(...measurePricing());
  if (chosen.includes('crowd')) measured.push(...(await measureCrowd(portico, owner)));
  if (chosen.includes('writers')) measured.push(...(await measureWriters(portico)));
  // These fill the database: what is measured after them is measured in a large installation.
  if (chosen.includes('cold')) measured.push(...(await measureCold(portico, owner)));
  if (chosen.includes('people')) measured.push(...(await measurePeople(portico, owner)));
  if (chosen.includes('reports')) measured.push(...(await measureReports(portico, owner)));
  if (chosen.includes('orders')) measured.push(...(await measureOrders(portico, owner)));
  if (chosen.includes('product-imports')) measured.push(...(await measureProductImports(portico, owner)));
  if (chosen.includes('store-list')) measured.push(...(await measureStoreList(portico, owner)));
  if (chosen.includes('order-lists')) measured.push(...(await measureOrderLists(portico, owner)));
  if (chosen.includes('imports')) measured.push(...(await measureImports(portico, owner)));
  if (chosen.includes('redirects')) measured.push(...(await measureRedirects(portico)));
  if (chosen.includes('growth')) measured.push(...(await measureGrowth(portico, owner)));
  if (['growth', 'changes'].some((name) => chosen.includes(name))) {
    measured.push(...(await measureChanges(portico, owner)));
  }
  // Last: it switches on what the demo site has, for all of its pages.
  if (isChosen('visitor')) measured.push(...(await measureVisitor(portico, owner)));
} finally {
  await portico.remove();
  process.exitCode = report(measured) ? 0 : 1;
}
