import { translateEnglish } from '#messages/translator.ts';
import axe from 'axe-core';
import { createElement } from 'react';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { afterEach, describe, expect, it } from 'vitest';
import type { BehaviourEnvironment, MountBehaviour } from './behaviour.ts';
import { blockStyles } from './block-styles.ts';
import { parseBlockData } from './parse-block-data.ts';
import type { BlockDeclaration } from './define-block.ts';
import { BLOCKS } from './registry.ts';
import { watchListeners } from './testing/watch-listeners.ts';
import { TEST_BLOCK_ID, testBlockContext } from './testing/test-block-context.tsx';

const fixtures = import.meta.glob<Record<string, unknown>>('./*/fixtures/v*.json', {
  eager: true,
  import: 'default',
});

const behaviours = import.meta.glob<Record<string, MountBehaviour>>('./*/behaviour.ts');

afterEach(() => document.body.replaceChildren());

function markupOf(block: BlockDeclaration): string {
  const fixture = fixtures[`./${block.type}/fixtures/v${block.dataVersion}.json`] ?? {};
  const parsed = parseBlockData(block, fixture, block.dataVersion);
  const data = parsed.ok ? parsed.value : block.defaults();
  return renderMarkup(createElement(block.render, { id: TEST_BLOCK_ID, data, context: testBlockContext() }));
}

describe.each(BLOCKS.map((block) => [block.type, block] as const))('%s', (type, block) => {
  it('has no accessibility findings as visitors get it', async () => {
    const main = document.createElement('main');
    main.innerHTML = `<h1>Page</h1><h2>Section</h2>${markupOf(block)}`;
    const style = document.createElement('style');
    style.textContent = blockStyles([block]);
    document.body.append(style, main);
    document.documentElement.lang = 'en';
    document.title = translateEnglish(block.title);
    const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map((each) => `${each.id}: ${each.nodes[0]?.html ?? ''}`)).toEqual([]);
  });

  it.runIf(block.hasBehaviour)('leaves no listener behind when its behaviour ends', async () => {
    const module = await behaviours[`./${type}/behaviour.ts`]?.();
    const mount = Object.values(module ?? {}).find((each) => typeof each === 'function');
    const root = document.createElement('div');
    root.innerHTML = markupOf(block);
    document.body.append(root);
    const listeners = watchListeners();
    const unmount = mount?.(root, environment());
    expect(unmount).toBeTypeOf('function');
    unmount?.();
    expect(listeners.left()).toEqual([]);
    listeners.stop();
  });
});

function environment(): BehaviourEnvironment {
  return {
    document,
    window,
    translate: translateEnglish,
    prefersReducedMotion: () => true,
    call: () => Promise.resolve(null),
    registerCloseTarget: () => () => undefined,
    alert: () => Promise.resolve(),
    openLightbox: () => Promise.resolve(null),
    findImageLoader: () => Promise.resolve(null),
    openDialog: () => Promise.reject(new Error('No dialog is opened while mounting')),
    onConsent: () => () => undefined,
    report: () => undefined,
    pageContext: () => undefined,
    member: () => Promise.resolve(null),
  };
}
