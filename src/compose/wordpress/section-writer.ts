import type { BlockDraft } from '#compose/block-draft.ts';
import { composeBlock } from '#compose/compose-block.ts';
import type { JsonObject } from '#lib/json.ts';
import { orderKeyBetween } from '#lib/order-key.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { gridBoxSchema, MAX_ROWS, MOBILE_COLUMNS, type GridBox } from '#domain/arrangement/grid-box.ts';
import type { LayoutContext } from './layout-context.ts';

/** Rows that are kept free below the blocks of a section for those that grow. */
const SPARE_ROWS = 40;
const PLAIN: JsonObject = {
  theme: 'white',
  background: { kind: 'theme' },
  height: 'auto',
  verticalAlign: 'top',
};

/** A section that blocks are put into. */
export interface OpenSection {
  readonly id: string;
  row: number;
  /** Its blocks as they are to be read, column after column. */
  readonly blockIds: string[];
  /** Whether reading by rows would mix columns up. */
  hasStackedColumns: boolean;
}

/** Writes the records of sections and of the blocks in them, one section after the other. */
export class SectionWriter {
  private readonly records: Record<string, DocumentRecord> = {};
  private readonly newId: () => string;
  private readonly width: LayoutContext['width'];
  private section: OpenSection | null = null;
  private readonly sections: OpenSection[] = [];
  private lastOrder: string | null = null;

  constructor(newId: () => string, width: LayoutContext['width']) {
    this.newId = newId;
    this.width = width;
  }

  /** The section that is being filled; a plain one is begun where there is none, or it is full. */
  current(): OpenSection {
    if (this.section !== null && this.section.row < MAX_ROWS - SPARE_ROWS) return this.section;
    return this.open(PLAIN);
  }

  open(look: JsonObject): OpenSection {
    const id = this.newId();
    this.lastOrder = orderKeyBetween(this.lastOrder, null);
    this.records[id] = {
      id,
      type: 'section',
      order: this.lastOrder,
      name: '',
      width: this.width,
      anchor: '',
      ...look,
    };
    const section: OpenSection = { id, row: 0, blockIds: [], hasStackedColumns: false };
    this.section = section;
    this.sections.push(section);
    return section;
  }

  /** What follows stands in a section of its own. */
  close(): void {
    this.section = null;
  }

  put(block: BlockDraft, box: GridBox): void {
    const id = this.newId();
    const section = this.current();
    section.blockIds.push(id);
    const desktop = { ...box, y: Math.min(box.y, MAX_ROWS - 1) };
    this.records[id] = composeBlock(block, { id, sectionId: section.id, desktop });
  }

  /** Ends the writing: there is at least one section, and columns have an order on phones. */
  finish(): Readonly<Record<string, DocumentRecord>> {
    if (this.sections.length === 0) this.current();
    for (const section of this.sections) if (section.hasStackedColumns) this.arrangeForPhones(section);
    return this.records;
  }

  /** Phones would show stacked columns row by row, mixed; they get the columns one after the other. */
  private arrangeForPhones(section: OpenSection): void {
    let row = 0;
    for (const id of section.blockIds) {
      const record = this.records[id];
      const box = gridBoxSchema.safeParse(record?.['desktop']);
      if (record === undefined || !box.success) continue;
      const { h } = box.data;
      this.records[id] = {
        ...record,
        mobile: { x: 0, y: Math.min(row, MAX_ROWS - 1), w: MOBILE_COLUMNS, h },
      };
      row += h;
    }
  }
}
