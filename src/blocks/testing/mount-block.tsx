import type { PageMember } from '#domain/members/page-member.ts';
import { translateEnglish } from '#messages/translator.ts';
import { createElement } from 'react';
import { renderMarkup } from '#site/markup/render-markup.ts';
import type { JsonValue, JsonObject } from '#lib/json.ts';
import type {
  BehaviourDialog,
  BehaviourDialogOptions,
  BehaviourEnvironment,
  MountBehaviour,
} from '../behaviour.ts';
import { blockStyles } from '../block-styles.ts';
import type { BlockDeclaration } from '../define-block.ts';
import type { ImageLoader } from '../image-loader.ts';
import type { LightboxSet } from '../lightbox-set.ts';
import { TEST_BLOCK_ID, testBlockContext } from './test-block-context.tsx';

export interface MountedBlock {
  readonly root: HTMLElement;
  readonly calls: {
    readonly path: string;
    readonly body: JsonValue | undefined;
    /** Absent where the call must not be repeated. */
    readonly retries?: number;
  }[];
  /** What the visitor was told in alert popups. */
  readonly alerts: readonly string[];
  /** What it showed in lightboxes. */
  readonly lightboxes: readonly LightboxSet[];
  /** What was said on the console. */
  readonly reports: readonly string[];
  /** The visitor agrees to third parties. */
  readonly giveConsent: () => void;
  unmount(): void;
}

interface MountOptions {
  readonly isMotionReduced?: boolean;
  /** What the data layer answers, call by call; errors are thrown. */
  readonly answers?: (JsonValue | Error)[];
  readonly pageContext?: JsonObject;
  /** Who looks; a visitor where absent. */
  readonly member?: PageMember;
  /** Missing where absent. */
  readonly imageLoader?: ImageLoader;
}

/** A block as a visitor gets it, in the test's page, with its behaviour started. */
export function mountBlock<Data>(
  block: Pick<BlockDeclaration, 'styles' | 'sharedStyles' | 'classStyles'> & {
    readonly render: (props: never) => unknown;
  },
  data: Data,
  mount: MountBehaviour,
  options: MountOptions = {},
): MountedBlock {
  const render = block.render as BlockDeclaration['render'];
  const markup = renderMarkup(
    createElement(render, { id: TEST_BLOCK_ID, data, context: testBlockContext() }),
  );
  const root = document.createElement('div');
  root.innerHTML = `<style>${blockStyles([block])}</style>${markup}`;
  document.body.append(root);
  const calls: MountedBlock['calls'] = [];
  const alerts: string[] = [];
  const lightboxes: LightboxSet[] = [];
  const reports: string[] = [];
  const waiting = new Set<() => void>();
  const environment: BehaviourEnvironment = {
    document,
    window,
    translate: translateEnglish,
    prefersReducedMotion: () => options.isMotionReduced ?? true,
    call: (_method, path, body, retries) => {
      calls.push({ path, body, ...(retries === undefined ? {} : { retries }) });
      const answer = options.answers?.shift() ?? null;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    registerCloseTarget: () => () => undefined,
    openLightbox: (set) => {
      lightboxes.push(set);
      return Promise.resolve(null);
    },
    findImageLoader: () => Promise.resolve(options.imageLoader ?? null),
    alert: (message) => {
      alerts.push(message);
      return Promise.resolve();
    },
    onConsent: (run) => {
      waiting.add(run);
      return () => waiting.delete(run);
    },
    openDialog: (dialogOptions) => Promise.resolve(plainDialog(dialogOptions)),
    report: (message) => {
      reports.push(message);
    },
    pageContext: (name) => options.pageContext?.[name],
    member: () => Promise.resolve(options.member ?? null),
  };
  const unmount = mount(root, environment);
  return {
    root,
    calls,
    alerts,
    lightboxes,
    reports,
    giveConsent: () => {
      for (const run of waiting) run();
      waiting.clear();
    },
    unmount() {
      unmount();
      root.remove();
    },
  };
}

/** A dialog without the runtime's own: the browser's. */
function plainDialog({ name, content, cancel }: BehaviourDialogOptions): BehaviourDialog {
  const element = document.createElement('dialog');
  element.ariaLabel = name;
  element.append(...content);
  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    cancel();
  });
  document.body.append(element);
  element.showModal();
  const hide = (): Promise<void> => Promise.resolve(element.close());
  return {
    element,
    show: () => element.showModal(),
    hide,
    close: async () => {
      await hide();
      element.remove();
    },
  };
}
