import { arrange } from '#domain/arrangement/arrange.ts';
import { arrangeOnPhone, phoneTrackSize } from '#domain/arrangement/arrange-on-phone.ts';
import { blocksInOrder, type ArrangementNode, type GroupNode } from '#domain/arrangement/arrangement.ts';
import type { LatticeTrack } from '#domain/arrangement/lattice.ts';
import {
  hasGivenHeight,
  type BlockFlow,
  type BlockHeight,
  type VerticalAlign,
} from '#domain/arrangement/placed-block.ts';
import { DESKTOP_COLUMNS, MOBILE_COLUMNS, ROW_HEIGHT_PX } from '#domain/arrangement/grid-box.ts';
import { isHiddenOn, type PageDevice } from '#domain/pages/hidden-on.ts';
import { arrangeForMobile, inReadingOrder, type Arranged } from '#domain/arrangement/mobile-arrangement.ts';

/** Custom properties of an element, which `base.css` reads. */
export type ArrangedStyle = Readonly<Record<`--${string}`, string>>;

export interface ArrangedBlock {
  readonly kind: 'block';
  readonly id: string;
  readonly style: ArrangedStyle;
  /** Whether its height is fixed: exactly, as a minimum, or not at all. */
  readonly height: 'given' | 'least' | null;
}

export interface ArrangedGroup {
  readonly kind: 'group';
  readonly style: ArrangedStyle;
  readonly children: readonly ArrangedElement[];
}

export type ArrangedElement = ArrangedBlock | ArrangedGroup;

/** The elements of the grid of a section, in reading order: the same for visitors and on the canvas. */
export interface ArrangedSection {
  readonly style: ArrangedStyle;
  readonly children: readonly ArrangedElement[];
}

interface ArrangeOptions<Block> {
  /** Whether its grid reaches the edges of the page: each block gets its distance from them in columns. */
  readonly isFullWidth?: boolean;
  /** The alignment of blocks that are as wide as their content. */
  readonly flowOf?: (block: Block) => BlockFlow | null;
}

/**
 * Arranges the blocks of a section for desktops and phones: where one is hidden, the others close the gap (EDIT-204).
 */
export function arrangeSection<
  Block extends Arranged & {
    readonly hiddenOn?: readonly PageDevice[];
    readonly verticalAlign?: VerticalAlign | undefined;
  },
>(
  blocks: readonly Block[],
  heightOf: (block: Block) => BlockHeight,
  { isFullWidth = false, flowOf }: ArrangeOptions<Block> = {},
): ArrangedSection {
  if (blocks.length === 0) return { style: {}, children: [] };
  const root = arrange(
    blocks
      .filter((block) => !isHiddenOn(block, 'desktop'))
      .map((block) => ({
        id: block.id,
        box: block.desktop,
        height: heightOf(block),
        align: block.verticalAlign,
        flow: flowOf?.(block),
      })),
  );
  const hasHidden = blocks.some((block) => isHiddenOn(block, 'desktop'));
  const inOrder =
    root === null || hasHidden
      ? inReadingOrder(blocks, heightOf).map((block) => ({ id: block.id, height: heightOf(block) }))
      : blocksInOrder(root);
  const boxes = arrangeForMobile(
    blocks.filter((block) => !isHiddenOn(block, 'mobile')),
    heightOf,
  );
  const phone = arrangeOnPhone(
    inOrder.flatMap(({ id, height }) => {
      const box = boxes.get(id);
      return box === undefined ? [] : [{ id, height, box }];
    }),
  );
  const onPhone = new Map(
    phone.blocks.map(({ id, box }): [string, ArrangedStyle] => {
      const { from, to } = phone.lattice.spans.get(id) ?? { from: 0, to: 1 };
      return [
        id,
        {
          '--m': `${from + 1}/${box.x + 1}/${to + 1}/${box.x + box.w + 1}`,
          '--n': String(box.h),
          ...(isFullWidth ? { '--mx': String(box.x), '--me': String(MOBILE_COLUMNS - box.x - box.w) } : {}),
        },
      ];
    }),
  );
  const givenRows = new Map(blocks.map(({ id, desktop }) => [id, desktop.h]));

  function elements(parent: GroupNode): readonly ArrangedElement[] {
    return parent.children.map((node, index): ArrangedElement => {
      const style = styleIn(parent, node, index);
      if (node.kind !== 'block') {
        return {
          kind: 'group',
          style: { ...style, ...rowsStyle(node), ...flowStyle(node) },
          children: elements(node),
        };
      }
      const edges = isFullWidth
        ? { '--x': String(node.x), '--e': String(DESKTOP_COLUMNS - node.x - node.w) }
        : {};
      return blockElement(node.block, { ...style, ...edges });
    });
  }

  function blockElement(
    { id, height }: { readonly id: string; readonly height: BlockHeight },
    style: ArrangedStyle,
  ): ArrangedBlock {
    const { '--m': area, '--n': rows = '1', ...edges } = onPhone.get(id) ?? {};
    const least = leastHeight(height);
    return {
      kind: 'block',
      id,
      height: least,
      style: {
        ...style,
        ...(area === undefined ? {} : { '--m': area }),
        ...edges,
        ...(least === null ? {} : { '--h': String(givenRows.get(id) ?? 1), '--n': rows }),
      },
    };
  }

  /** Blocks hidden on desktops keep their position in reading order, for phones. */
  function withHidden(shown: readonly ArrangedElement[]): readonly ArrangedElement[] {
    const order = new Map(inOrder.map(({ id }, index) => [id, index]));
    const all = [...shown];
    for (const block of inOrder) {
      if (placed.has(block.id)) continue;
      const next = all.findIndex((element) => firstOf(element, order) > (order.get(block.id) ?? 0));
      all.splice(next === -1 ? all.length : next, 0, blockElement(block, {}));
    }
    return all;
  }

  const placed = new Set(root === null ? [] : blocksInOrder(root).map(({ id }) => id));
  const shown = root === null ? [] : elements(root);
  return {
    style: {
      ...(root === null ? {} : rowsStyle(root)),
      '--m-rows': phone.lattice.tracks.map(phoneTrack).join(' '),
    },
    children: hasHidden ? withHidden(shown) : shown,
  };
}

/** A run of buttons is one line of its own, without columns for each button. */
function flowStyle(node: GroupNode): ArrangedStyle {
  if (node.kind !== 'side' || node.flow === undefined) return {};
  return { '--g': 'flex', '--j': node.flow };
}

const ALIGN_SELF: Readonly<Record<VerticalAlign, string>> = { top: 'start', middle: 'center', bottom: 'end' };

/** The index of an element's first block in reading order. */
function firstOf(element: ArrangedElement, order: ReadonlyMap<string, number>): number {
  return element.kind === 'block'
    ? (order.get(element.id) ?? 0)
    : Math.min(...element.children.map((child) => firstOf(child, order)));
}

function leastHeight(height: BlockHeight): ArrangedBlock['height'] {
  return hasGivenHeight(height) ? 'given' : height === 'frame-with-text' ? 'least' : null;
}

/** The cell of a node in its parent, whose columns are counted from its own first one. */
function styleIn(parent: GroupNode, node: ArrangementNode, index: number): ArrangedStyle {
  const column = node.x - parent.x + 1;
  let from = parent.kind === 'stack' ? index : 0;
  let to = from + 1;
  if (parent.kind === 'lattice' && node.kind === 'block') {
    ({ from, to } = parent.lattice.spans.get(node.block.id) ?? { from, to });
  }
  return {
    '--d': `${from + 1}/${column}/${to + 1}/${column + node.w}`,
    '--t': String(node.top),
    ...(node.align === undefined ? {} : { '--v': ALIGN_SELF[node.align] }),
  };
}

function rowsStyle(node: GroupNode): ArrangedStyle {
  if (node.kind !== 'lattice') return {};
  return {
    '--rows': node.lattice.tracks
      .map(({ kind, rows }) => {
        const size = `calc(${rows}*var(--row))`;
        return kind === 'grows' ? `minmax(${size},auto)` : size;
      })
      .join(' '),
  };
}

function phoneTrack(track: LatticeTrack): string {
  if (track.kind === 'follows') return 'auto';
  return track.kind === 'gap'
    ? `${phoneTrackSize(track, ROW_HEIGHT_PX)}px`
    : `calc(${track.rows}*var(--row))`;
}
