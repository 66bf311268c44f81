import { translateEnglish } from '#messages/translator.ts';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { createElement } from 'react';
import { expect, it, describe } from 'vitest';
import { z } from 'zod';
import { BLOCK_CATEGORIES, type BlockDeclaration, type FieldControl } from './define-block.ts';
import { parseBlockData } from './parse-block-data.ts';
import { BLOCKS, findBlock } from './registry.ts';
import { TEST_BLOCK_ID, testBlockContext } from './testing/test-block-context.tsx';

const folders = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1] ?? '');
const behaviours = Object.keys(import.meta.glob('./*/behaviour.ts')).map((path) => path.split('/')[1]);
const fixtures = import.meta.glob<Record<string, unknown>>('./*/fixtures/v*.json', {
  eager: true,
  import: 'default',
});

function versionsOf(block: BlockDeclaration): number[] {
  return Array.from({ length: block.dataVersion }, (_, index) => index + 1);
}

function markup(block: BlockDeclaration, data: unknown, mode: 'page' | 'canvas'): string {
  return renderMarkup(
    createElement(block.render, { id: TEST_BLOCK_ID, data, context: testBlockContext({ mode }) }),
  );
}

describe('the registry', () => {
  it('has every block folder under its own name, once', () => {
    expect(BLOCKS.map((block) => block.type).toSorted()).toEqual(folders.toSorted());
  });

  it('does not know a block type that is not there [CONT-03]', () => {
    expect(findBlock('hologram')).toBeNull();
    expect(findBlock('constructor')).toBeNull();
  });
});

const ASKS_OR_LEADS = /="(?:https?:)?\/\/|href="mailto:|href="tel:/;

describe.each(BLOCKS.map((block) => [block.type, block] as const))('%s', (type, block) => {
  it('can be found and says what it is', () => {
    expect(findBlock(type)).toBe(block);
    expect(translateEnglish(block.title)).not.toBe('');
    expect(BLOCK_CATEGORIES).toContain(block.category);
    expect(block.icon).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(block.size.w).toBeLessThanOrEqual(24);
  });

  it('starts with data that its schema keeps as it is', () => {
    const defaults = block.defaults();
    expect(block.schema.parse(structuredClone(defaults))).toEqual(defaults);
    expect(JSON.parse(JSON.stringify(defaults))).toEqual(defaults);
  });

  it('has a migration from every older version', () => {
    expect(block.migrations.map((each) => each.from)).toEqual(versionsOf(block).slice(0, -1));
  });

  it.each(versionsOf(block))('reads and renders data stored by version %i', (version) => {
    const fixture = fixtures[`./${type}/fixtures/v${version}.json`];
    expect(fixture, `fixtures/v${version}.json`).toBeDefined();
    const parsed = parseBlockData(block, fixture ?? {}, version);
    expect(parsed).toMatchObject({ ok: true });
    if (!parsed.ok) return;
    for (const mode of ['page', 'canvas'] as const) {
      const html = markup(block, parsed.value, mode);
      expect(html).not.toBe('');
      expect(html).not.toMatch(/javascript:|undefined|\[object/);
      expect(markup(block, parsed.value, mode)).toBe(html);
    }
  });

  it('shows something in the editor as soon as it is added', () => {
    expect(markup(block, block.defaults(), 'canvas')).not.toBe('');
  });

  it('leads nowhere and asks nothing of others before its owner has said where', () => {
    const html = markup(block, block.defaults(), 'page');
    // A map leads to itself on a larger one, and to those whose work it shows.
    const asks = type === 'map' ? /(?:src|srcset|action|data)="(?:https?:)?\/\// : ASKS_OR_LEADS;
    expect(html).not.toMatch(asks);
  });

  it('refuses data of a newer version with a message', () => {
    const refused = parseBlockData(block, {}, block.dataVersion + 1);
    expect(refused.ok ? '' : translateEnglish(refused.error)).toBe(
      `This ${translateEnglish(block.title)} block was saved by a newer version of Portico.`,
    );
  });

  it('has fields of its data only, each with a label', () => {
    // Also what a newly added block leaves to the defaults of its design.
    const names = Object.keys(
      block.schema instanceof z.ZodObject ? block.schema.shape : (block.defaults() as object),
    );
    for (const [name, field] of Object.entries(block.fields as Record<string, FieldControl>)) {
      expect(names).toContain(name);
      expect(field.label).not.toBe('');
    }
    expect([...names, undefined]).toContain(block.inlineField);
  });

  it('marks its plain texts on the canvas, and carries no mark on a page [EDIT-42]', () => {
    const marks = (mode: 'page' | 'canvas') =>
      versionsOf(block).flatMap((version) => {
        const parsed = parseBlockData(block, fixtures[`./${type}/fixtures/v${version}.json`] ?? {}, version);
        const html = parsed.ok
          ? markup(block, parsed.value, mode) + markup(block, block.defaults(), mode)
          : '';
        return [...html.matchAll(/data-inline-text="([^"]*)"/g)].map((match) => match[1] ?? '');
      });
    expect(marks('page')).toEqual([]);
    const declared = (block.inlineTexts ?? []).map((each) => each.path);
    const marked = new Set(marks('canvas').map((path) => path.replaceAll(/\.\d+/g, '.*')));
    for (const path of marked) expect(declared).toContain(path);
    expect(marked.size > 0).toBe(declared.length > 0);
  });

  it('says truly whether it has a behaviour', () => {
    expect(behaviours.includes(type)).toBe(block.hasBehaviour);
  });

  it('says what of its data runs where it writes markup of the owner [ROLE-59]', () => {
    const sources = globSync(join(import.meta.dirname, type, '**/*.tsx')).filter(
      (path) => !path.endsWith('.test.tsx'),
    );
    const writesMarkup = sources.some((path) =>
      readFileSync(path, 'utf8').includes('dangerouslySetInnerHTML'),
    );
    expect(block.code !== undefined).toBe(writesMarkup);
    expect(block.code?.(block.defaults()) ?? '').toBe('');
  });

  it.each(globSync(join(import.meta.dirname, type, '*.css')).map((path) => [basename(path), path] as const))(
    'styles nothing but itself in %s',
    (_, path) => {
      const styles = readFileSync(path, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
      const selectors = styles
        .replaceAll(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '')
        .matchAll(/(?:^|[{};])\s*([^{};@]+)\{/g);
      for (const [, selector] of selectors) expect(selector?.trim()).toMatch(/^\.portico-/);
    },
  );
});
