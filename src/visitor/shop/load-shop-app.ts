import type { ShopAppName } from '#domain/page-runtime/shop-app.ts';
import { shopRuntime } from '#messages/en/shop-runtime.ts';
import { translate } from '../page-words.ts';
import { report } from '../report.ts';
import type { Runtime } from '../runtime.ts';

/** What the script of a page of the shop offers. */
export interface ShopApp {
  /** The page is entered: takes over what the server drew. */
  init(page: { readonly window: Window & typeof globalThis; readonly state: unknown }): void;
  /** The page is left. */
  destroy(): void;
}

interface WantedApp {
  readonly name: ShopAppName;
  readonly address: string;
  readonly root: HTMLElement;
}

/** NAV-65, DATA-61, COMM-93; the same of the checkout. */
const FAILURES: Readonly<Record<ShopAppName, string>> = {
  cart: 'Failed to load cart page bundle',
  checkout: 'Failed to load checkout page bundle',
  donate: 'Failed to load donation page bundle',
  reviews: 'Failed to load reviews page bundle',
};

const loads = new Map<string, Promise<ShopApp>>();

/**
 * Loads the script of the page once, starts it on entering the page and ends it on leaving it (NAV-60 to NAV-64, NAV-68,
 * DATA-58 to DATA-60, COMM-92). Throws on what keeps it from loading (NAV-65), after the visitor was told (NAV-69); the
 * forms of the page go on working without it.
 */
export async function enterShopApp(
  { window: page, document, context }: Pick<Runtime, 'window' | 'document' | 'context'>,
  { name, address, root }: WantedApp,
): Promise<void> {
  let app: ShopApp;
  try {
    app = await loadOnce(document, address);
  } catch (error) {
    report(FAILURES[name], error);
    if (name === 'cart' || name === 'reviews') sayThatItIsMissing(page, root, name);
    throw error;
  }
  app.init({ window: page, state: context.appState });
  page.addEventListener('pagehide', () => app.destroy());
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) app.init({ window: page, state: context.appState });
  });
}

function loadOnce(document: Document, address: string): Promise<ShopApp> {
  const known = loads.get(address);
  if (known !== undefined) return known;
  const load = addScript(document, address).then(
    // The script tag has loaded the module: this asks for nothing more.
    () => import(/* @vite-ignore */ new URL(address, document.baseURI).href) as Promise<ShopApp>,
  );
  loads.set(address, load);
  load.catch(() => loads.delete(address));
  return load;
}

function addScript(document: Document, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { type: 'module', src: address });
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${address} could not be loaded`)));
    document.head.append(script);
  });
}

function sayThatItIsMissing(page: Window, root: HTMLElement, name: ShopAppName): void {
  const { document } = page;
  const said = Object.assign(document.createElement('div'), { role: 'alert', className: 'shop-failed' });
  const text = Object.assign(document.createElement('p'), {
    textContent: translate(name === 'cart' ? shopRuntime.cartFailed : shopRuntime.pageFailed),
  });
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'portico-button',
    textContent: translate(shopRuntime.reload),
  });
  button.dataset['size'] = 'small';
  button.dataset['variant'] = 'outline';
  button.addEventListener('click', () => page.location.reload());
  said.append(text, button);
  root.prepend(said);
}
