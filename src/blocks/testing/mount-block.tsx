import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { JsonValue } from '#lib/json.ts';
import type { BehaviourEnvironment, MountBehaviour } from '../behaviour.ts';
import type { BlockDeclaration } from '../define-block.ts';
import { TEST_BLOCK_ID, testBlockContext } from './test-block-context.tsx';

export interface MountedBlock {
  readonly root: HTMLElement;
  readonly calls: { readonly path: string; readonly body: JsonValue | undefined }[];
  unmount(): void;
}

interface MountOptions {
  readonly isMotionReduced?: boolean;
  /** What the data layer answers, call by call; errors are thrown. */
  readonly answers?: (JsonValue | Error)[];
  readonly pageContext?: Readonly<Record<string, JsonValue>>;
}

/** A block as a visitor gets it, in the test's page, with its behaviour started. */
export function mountBlock<Data>(
  block: Pick<BlockDeclaration, 'styles'> & { readonly render: (props: never) => unknown },
  data: Data,
  mount: MountBehaviour,
  options: MountOptions = {},
): MountedBlock {
  const render = block.render as BlockDeclaration['render'];
  const markup = renderToStaticMarkup(
    createElement(render, { id: TEST_BLOCK_ID, data, context: testBlockContext() }),
  );
  const root = document.createElement('div');
  root.innerHTML = `<style>${block.styles}</style>${markup}`;
  document.body.append(root);
  const calls: MountedBlock['calls'] = [];
  const environment: BehaviourEnvironment = {
    document,
    window,
    prefersReducedMotion: () => options.isMotionReduced ?? true,
    call: (_method, path, body) => {
      calls.push({ path, body });
      const answer = options.answers?.shift() ?? null;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
    registerCloseTarget: () => () => undefined,
    pageContext: (name) => options.pageContext?.[name],
  };
  const unmount = mount(root, environment);
  return {
    root,
    calls,
    unmount() {
      unmount();
      root.remove();
    },
  };
}
