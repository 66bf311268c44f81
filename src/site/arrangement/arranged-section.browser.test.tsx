import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { arrange } from '#domain/arrangement/arrange.ts';
import { arrangeOnPhone, solveOnPhone } from '#domain/arrangement/arrange-on-phone.ts';
import type { ArrangementNode } from '#domain/arrangement/arrangement.ts';
import {
  hasGivenHeight,
  VERTICAL_ALIGNS,
  type BlockHeight,
  type PlacedBlock,
  type VerticalAlign,
} from '#domain/arrangement/placed-block.ts';
import { solveArrangement, type Measured } from '#domain/arrangement/solve-arrangement.ts';
import { generateArrangement } from '#domain/arrangement/testing/generate-arrangement.ts';
import { parseDesign } from '#domain/design/design-settings.ts';
import { arrangeForMobile, inReadingOrder } from '#domain/arrangement/mobile-arrangement.ts';
import { sectionSchema } from '#domain/pages/section.ts';
import { BlockFrame } from '#site/blocks/block-frame.tsx';
import { renderMarkup } from '#site/markup/render-markup.ts';
import { pageStyles } from '#site/page-styles.ts';
import { ArrangedBlocks } from '#site/sections/arranged-blocks.tsx';
import { arrangeSection } from './arranged-section.ts';
import { SectionFrame } from '#site/sections/section-frame.tsx';

const SEEDS = Array.from({ length: 60 }, (_unused, seed) => seed);
/** Words of the shortest and the longest text. */
const LENGTHS = [
  [1, 4],
  [10, 40],
  [30, 160],
] as const;
/** What is narrower is not seen: parts of pixels that browsers round. */
const TOLERANCE_PX = 1;

interface Block extends PlacedBlock {
  readonly desktop: PlacedBlock['box'];
  readonly mobile: null;
  readonly verticalAlign: VerticalAlign | undefined;
  readonly words: number;
}

interface Rectangle {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly height: number;
}

afterEach(() => {
  document.body.replaceChildren();
  document.head.querySelectorAll('style[data-test]').forEach((style) => style.remove());
});

/** Some of the frames show a text, too, and some blocks take their height from their width. */
function kindOf(height: BlockHeight, index: number): BlockHeight {
  if (height === 'frame' && index % 3 === 0) return 'frame-with-text';
  return height === 'text' && index % 4 === 3 ? 'ratio' : height;
}

function blocksOf(seed: number, [least, most]: readonly [number, number]): readonly Block[] {
  return generateArrangement(seed).blocks.map(({ id, box, height }, index) => ({
    id,
    // Every second arrangement has blocks that are aligned with what stands beside them.
    ...alignedBy(seed % 2 === 0 ? undefined : VERTICAL_ALIGNS[(seed + index * 3) % 4]),
    box,
    desktop: box,
    mobile: null,
    height: kindOf(height, index),
    words: least + ((seed * 7 + index * 13) % (most - least)),
  }));
}

function alignedBy(align: VerticalAlign | undefined) {
  return { align, verticalAlign: align };
}

function Content({ block: { height, words } }: { readonly block: Block }) {
  const text = <p style={{ margin: 0 }}>{'word '.repeat(words).trim()}</p>;
  if (height === 'ratio') return <p style={{ margin: 0, aspectRatio: '3 / 2' }} />;
  return height === 'text' ? text : <div>{height === 'frame-with-text' ? text : null}</div>;
}

function show(blocks: readonly Block[]): void {
  const arranged = arrangeSection(blocks, ({ height }) => height);
  const byId = new Map(blocks.map((block) => [block.id, block]));
  document.body.innerHTML = renderMarkup(
    <main>
      <SectionFrame
        section={sectionSchema.parse({ id: 's', type: 'section', order: 'a' })}
        gridStyle={arranged.style}
      >
        <ArrangedBlocks
          elements={arranged.children}
          renderBlock={(arranged) => {
            const block = byId.get(arranged.id);
            return (
              <BlockFrame block={{ id: arranged.id, blockType: 'text' }} arranged={arranged}>
                {block === undefined ? null : <Content block={block} />}
              </BlockFrame>
            );
          }}
        />
      </SectionFrame>
    </main>,
  );
}

/** What the browser made of it, from the top of the grid. */
function measure(): { readonly drawn: ReadonlyMap<string, Rectangle>; readonly measured: Measured } {
  const grid = document.querySelector('.portico-grid');
  if (grid === null) throw new Error('There is no grid.');
  const { top: start } = grid.getBoundingClientRect();
  const drawn = new Map<string, Rectangle>();
  const contents = new Map<string, number>();
  for (const element of grid.querySelectorAll<HTMLElement>('[data-block]')) {
    const { left, right, top, height } = element.getBoundingClientRect();
    const id = element.dataset['block'] ?? '';
    drawn.set(id, { left, right, top: top - start, height });
    contents.set(id, element.querySelector('p')?.getBoundingClientRect().height ?? 0);
  }
  const row = Number.parseFloat(getComputedStyle(grid).getPropertyValue('--row'));
  return { drawn, measured: { row, contentHeight: (id) => contents.get(id) ?? 0 } };
}

function solve(blocks: readonly Block[], width: number, measured: Measured) {
  if (width >= 768) return solveArrangement(arrange(blocks), measured);
  const boxes = arrangeForMobile(blocks, ({ height }) => height);
  const onPhone = inReadingOrder(blocks, ({ height }) => height).map(({ id, height, box }) => ({
    id,
    height,
    box: boxes.get(id) ?? box,
  }));
  return solveOnPhone(arrangeOnPhone(onPhone), measured);
}

function overlap(a: Rectangle, b: Rectangle): boolean {
  return (
    a.left < b.right - TOLERANCE_PX &&
    b.left < a.right - TOLERANCE_PX &&
    a.top < b.top + b.height - TOLERANCE_PX &&
    b.top < a.top + a.height - TOLERANCE_PX
  );
}

function problemsOf(seed: number, width: number, length: (typeof LENGTHS)[number]): readonly string[] {
  const blocks = blocksOf(seed, length);
  show(blocks);
  const { drawn, measured } = measure();
  const problems: string[] = [];
  const say = (problem: string) => problems.push(`seed ${seed}, words from ${length[0]}: ${problem}`);
  for (const [id, { top, height }] of solve(blocks, width, measured)) {
    const rectangle = drawn.get(id);
    if (
      rectangle === undefined ||
      Math.abs(rectangle.top - top) > TOLERANCE_PX ||
      Math.abs(rectangle.height - height) > TOLERANCE_PX
    ) {
      say(`${id} lies at ${rectangle?.top}, ${rectangle?.height} high; the solver says ${top}, ${height}`);
    }
  }
  if (width >= 768) {
    for (const { id, height, box } of blocks) {
      const given = box.h * measured.row;
      const found = drawn.get(id)?.height ?? 0;
      if (hasGivenHeight(height) && Math.abs(found - given) > TOLERANCE_PX) {
        say(`${id} is ${found} high, not the ${given} it was given`);
      }
    }
  } else {
    const inOrder = [...drawn.values()].toSorted((a, b) => a.top - b.top);
    inOrder.forEach((rectangle, index) => {
      const above = inOrder[index - 1];
      const gap = above === undefined ? 24 : rectangle.top - above.top - above.height;
      if (Math.abs(gap - 24) > TOLERANCE_PX) say(`${gap} px between two blocks on a phone`);
    });
  }
  if (width < 768 || !generateArrangement(seed).hasOverlaps) {
    const all = [...drawn];
    for (const [id, one] of all) {
      for (const [otherId, other] of all) {
        if (id < otherId && overlap(one, other)) say(`${id} and ${otherId} lie over each other`);
      }
    }
  }
  return problems;
}

it.each([1280, 768, 360])(
  'lies as the rules say, nothing over another, in a window of %d px, whatever was put where and however long texts are and blocks aligned [EDIT-219, EDIT-178, EDIT-179, EDIT-181, EDIT-182]',
  async (width) => {
    await page.viewport(width, 900);
    useStyles();
    const problems = SEEDS.flatMap((seed) => LENGTHS.flatMap((length) => problemsOf(seed, width, length)));
    expect(problems).toEqual([]);
  },
);

it.each([1280, 768])(
  'is pushed in a window of %d px by a text that grows from above alone, by no more than it grows [EDIT-180]',
  async (width) => {
    await page.viewport(width, 900);
    useStyles();
    // What is aligned moves with the height of its row.
    const problems = SEEDS.filter((seed) => seed % 2 === 0 && !generateArrangement(seed).hasOverlaps).flatMap(
      (seed) => pushesOf(seed),
    );
    expect(problems).toEqual([]);
  },
);

it.each([1280, 768])(
  'has buttons that follow each other the gap of blocks apart, at %d px [EDIT-220]',
  async (width) => {
    await page.viewport(width, 900);
    useStyles();
    const words = ['Yes', 'Perhaps', 'No'];
    const blocks = words.map((_word, index) => ({
      id: `b${index}`,
      desktop: { x: index * 6, y: 2, w: 5, h: 2 },
      mobile: null,
    }));
    const arranged = arrangeSection(blocks, () => 'text', { flowOf: () => 'start' });
    const section = sectionSchema.parse({ id: 's', type: 'section', order: 'a' });
    document.body.innerHTML = renderMarkup(
      <main>
        <SectionFrame section={section} gridStyle={arranged.style}>
          <ArrangedBlocks
            elements={arranged.children}
            renderBlock={(arranged) => (
              <BlockFrame block={{ id: arranged.id, blockType: 'button' }} arranged={arranged}>
                <span>{words[Number(arranged.id.slice(1))]}</span>
              </BlockFrame>
            )}
          />
        </SectionFrame>
      </main>,
    );
    const boxes = words.map((_word, index) => {
      const element = document.querySelector(`[data-block="b${index}"] span`);
      return element?.getBoundingClientRect() ?? new DOMRect();
    });
    const gaps = boxes.slice(1).map((box, index) => box.left - (boxes[index]?.right ?? 0));
    const group = document.querySelector('.portico-group');
    const gap = group === null ? 0 : Number.parseFloat(getComputedStyle(group).columnGap);
    expect(gap).toBeGreaterThan(8);
    for (const each of gaps) expect(Math.abs(each - gap)).toBeLessThanOrEqual(TOLERANCE_PX);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  },
);

/** What moves where it should not, while one text of the arrangement after the other grows. */
function pushesOf(seed: number): readonly string[] {
  const blocks = blocksOf(seed, LENGTHS[1]);
  show(blocks);
  const before = measure().drawn;
  const problems: string[] = [];
  for (const text of blocks.filter(({ height }) => height === 'text')) {
    show(blocks.map((block) => (block === text ? { ...block, words: block.words + 120 } : block)));
    const after = measure().drawn;
    const growth = (after.get(text.id)?.height ?? 0) - (before.get(text.id)?.height ?? 0);
    const interlocked = interlockedWith(arrange(blocks), text.id);
    for (const { id, box } of blocks) {
      const by = (after.get(id)?.top ?? 0) - (before.get(id)?.top ?? 0);
      const mayMove = box.y >= text.box.y + text.box.h || interlocked.includes(id);
      if (by < -TOLERANCE_PX || by > growth + TOLERANCE_PX || (!mayMove && by > TOLERANCE_PX)) {
        problems.push(`seed ${seed}: ${id} moves by ${by} while ${text.id} grows by ${growth}`);
      }
    }
  }
  return problems;
}

/** The blocks of the lattice the block is in: those are held by common rows, so what is beside may give way, too. */
function interlockedWith(node: ArrangementNode | null, id: string): readonly string[] {
  if (node === null || node.kind === 'block') return [];
  if (node.kind !== 'lattice') return node.children.flatMap((child) => interlockedWith(child, id));
  const ids = node.children.map(({ block }) => block.id);
  return ids.includes(id) ? ids : [];
}

function useStyles(): void {
  const style = document.createElement('style');
  style.dataset['test'] = '';
  style.textContent = pageStyles({ design: parseDesign(undefined), blockTypes: [] });
  document.head.append(style);
}
