import type { Words } from '#messages/message.ts';
import type { Translate } from '#messages/translator.ts';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { BlockFlow, BlockHeight } from '#domain/arrangement/placed-block.ts';
import type { ImageButtons } from '#domain/design/image-layouts.ts';
import type { DesignSettings } from '#domain/design/design-settings.ts';
import type { LinkValue } from '#domain/links/link-value.ts';
import type { MapsSettings } from '#domain/maps/maps-settings.ts';
import type { ChoosableFile } from '#domain/files/file-kinds.ts';
import type { RichText } from '#domain/rich-text/rich-text.ts';
import type { InlineText } from './inline-text.ts';
import type { Loaded, Need } from './needs/need.ts';

/** What a block may know of its surroundings while it renders. Rendering is pure: same data and context, same markup. */
export interface BlockContext {
  /** `page`: published HTML. `canvas`: inside the editor, where links do not lead away and nothing runs. */
  readonly mode: 'page' | 'canvas';
  /** Owner-written code runs on public hosts only. */
  readonly host: 'public' | 'app';
  readonly siteId: string;
  /** The document the block stands in. */
  readonly documentId: string;
  readonly language: string;
  /** A text of Portico's own in the language of the site (DATA-69). */
  readonly translate: Translate;
  /** `href` (and target, rel) of a link; null where its target does not exist any more. */
  resolveLink(link: LinkValue): ResolvedLink | null;
  /** React elements of a rich text; `captionMark` stands on what shows the caption of a table. */
  renderRichText(
    text: RichText,
    marks?: { readonly captionMark?: Readonly<Record<string, string>> },
  ): ReactNode;
  /** React elements of a Markdown text; `id` is that of the block, `context` the block's own. */
  renderMarkdown(source: string, id: string, context: BlockContext): ReactNode;
  /** What the blocks of the page need of other documents. */
  readonly loaded: Loaded;
  /** A day as the people of the site write it; `at` is ISO 8601. */
  readonly formatDay?: (at: string) => string;
  /** `h1` stands once on a page: true for the first block that may use it. */
  readonly isFirstHeading?: boolean;
  /** True for the first block of the page that shows a picture: it is fetched at once, all others lazily. */
  readonly isFirstImage?: boolean;
  /** Visitors are asked about cookies: what tells other hosts of them waits until they have accepted (CONS-63). */
  readonly asksConsent?: boolean;
  /** Settings of the site that its forms follow. */
  readonly forms?: { readonly captchaSiteKey: string; readonly hasFormHandler: boolean };
  /** Where maps come from; absent: the map that Portico ships. */
  readonly maps?: MapsSettings;
  /** Says what is meant for those who edit, on the canvas, in their language. */
  readonly sayToEditors?: (words: Words) => string;
  /** Blocks that visitors do not see, because the page is too large; the canvas says so in their place. */
  readonly withoutRoom?: ReadonlySet<string>;
  /** The look of the site, where the page is drawn in it: sections take colours of its palette. */
  readonly design?: DesignSettings;
  /** Buttons that the design chose for layouts of image blocks (DSGN-69). */
  readonly imageButtons?: ImageButtons;
  /** How many of the 24 columns the block takes on the desktop grid; helps pictures to choose their size. */
  readonly columns?: number;
}

export interface ResolvedLink {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
}

export interface BlockRenderProps<Data> {
  /** The record's id: 24 hex characters, unique on the page; use it to make element ids. */
  readonly id: string;
  readonly data: Data;
  readonly context: BlockContext;
}

/** What people read beside a control: a message, or a text that is said already or is the same in every language. */
export type Label = Words | string;

/** A control of the editor's generated panel. A label is what people read; `help` stands below the control. */
export type FieldControl = {
  readonly label: Label;
  readonly help?: Label;
  /** Shown where the block's own panel puts it, not in the generated list. */
  readonly inOwnPanel?: true;
  /** Shown only while the other fields have these values: what would change nothing is not offered. */
  readonly when?: readonly { readonly field: string; readonly is: readonly (string | boolean | number)[] }[];
} & (
  | {
      readonly control: 'text';
      readonly maxLength?: number;
      readonly placeholder?: Label;
      /** An address that may be that of an uploaded file of this kind: the library is a press away. */
      readonly canBeFile?: ChoosableFile;
    }
  | {
      readonly control: 'textarea';
      readonly maxLength?: number;
      readonly placeholder?: Label;
      readonly isCode?: boolean;
      /** Lines shown at once; 4 unless told. */
      readonly rows?: number;
    }
  | {
      readonly control: 'number';
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly unit?: string;
    }
  | {
      readonly control: 'slider';
      readonly min: number;
      readonly max: number;
      readonly step?: number;
      readonly unit?: string;
    }
  /** A number of pixels, or a text with a percent sign. */
  | { readonly control: 'length'; readonly min: number; readonly max: number }
  | { readonly control: 'toggle' }
  | {
      readonly control: 'select';
      readonly options: readonly { readonly value: string; readonly label: Label }[];
    }
  /** Few choices, shown side by side; `icon` is a lucide name. */
  | {
      readonly control: 'segmented';
      readonly options: readonly { readonly value: string; readonly label: Label; readonly icon?: string }[];
    }
  | { readonly control: 'color' }
  | { readonly control: 'link' }
  | { readonly control: 'image' }
  | { readonly control: 'rich-text' }
  /** A list of objects, each edited by its own fields; can be added to, reordered, removed. */
  | {
      readonly control: 'list';
      readonly itemLabel: Label;
      /** The entry of an item that names it in the list. */
      readonly itemTitle: string;
      readonly max: number;
      readonly newItem: () => unknown;
      readonly fields: Readonly<Record<string, FieldControl>>;
    }
  /** The slides of a gallery: pictures and videos, many added at once, each edited by `fields` besides its picture. */
  | {
      readonly control: 'slides';
      readonly fields: Readonly<Record<string, FieldControl>>;
    }
  /** A link to one of the site's collections. */
  | { readonly control: 'collection' }
  /** A connection to one of the site's mailing lists (CONT-87). */
  | { readonly control: 'mailing-list' }
  /** Edited in the panel of the block's own `panel.tsx` only. */
  | { readonly control: 'custom' }
);

export const BLOCK_CATEGORIES = ['basic', 'media', 'layout', 'forms', 'social', 'advanced'] as const;
export type BlockCategory = (typeof BLOCK_CATEGORIES)[number];

/** Brings stored data from version `from` to `from + 1`. */
export interface BlockMigration {
  readonly name: string;
  readonly from: number;
  migrate(data: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

export interface BlockDeclaration<Type extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly type: Type;
  /** As people read it: 'Accordion'. */
  readonly title: Words;
  readonly category: BlockCategory;
  /** A lucide icon name in kebab-case. */
  readonly icon: string;
  /** Words the picker also finds it by, with commas between them. */
  readonly keywords: Words;
  readonly schema: Schema;
  /**
   * Data of a newly added block: something a person would want to see, never empty boxes; said in the language of the
   * site, in English where nothing is said.
   */
  readonly defaults: (translate?: Translate) => z.infer<Schema>;
  /** 1 + the number of migrations. */
  readonly dataVersion: number;
  readonly migrations: readonly BlockMigration[];
  readonly fields: { readonly [Field in keyof z.infer<Schema>]?: FieldControl };
  /** Columns and rows a newly added block takes on the desktop grid (24 columns). */
  readonly size: { readonly w: number; readonly h: number };
  /** Where its height comes from: from what it says, where nothing is declared. */
  readonly height?: BlockHeight | ((data: z.infer<Schema>) => BlockHeight);
  /** Of a block that is as wide as what it shows: where it stands in its columns; null while it fills them. */
  readonly flow?: (data: z.infer<Schema>) => BlockFlow | null;
  /** The rich text edited in place on the canvas, where there is one. */
  readonly inlineField?: Extract<keyof z.infer<Schema>, string>;
  /** The plain texts edited in place; `render` marks their elements with `inlineText`. */
  readonly inlineTexts?: readonly InlineText[];
  readonly render: (props: BlockRenderProps<z.infer<Schema>>) => ReactNode;
  /** Whether `behaviour.ts` exists and pages with the block fetch it. */
  readonly hasBehaviour: boolean;
  /**
   * What it shows of other documents. It is loaded before it renders, for all blocks of a page in one round; the canvas
   * asks the server to draw the block after its settings changed (BLK-06).
   */
  readonly needs?: (data: z.infer<Schema>) => readonly Need[];
  /** Where only some data needs it: pages whose blocks all do without carry no script. */
  readonly needsBehaviour?: (data: z.infer<Schema>, loaded: Loaded) => boolean;
  /** The stylesheet's text; put into a page that has the block, once. */
  readonly styles: string;
  /** Stylesheets of parts that other blocks have, too, such as buttons: each once a page, before those of blocks. */
  readonly sharedStyles?: readonly string[];
  /** The words of the block, for search, excerpts and descriptions. */
  readonly plainText?: (data: z.infer<Schema>, loaded: Loaded) => string;
  /**
   * What of the data runs in visitors' browsers, with everything that says how it runs; empty where nothing does. Blocks
   * that write markup of the owner's must have it: such data takes a permission of its own (ROLE-59).
   */
  readonly code?: (data: z.infer<Schema>) => string;
  /**
   * The fields whose change would change `code`, as the data are now. The panel offers them to people with the
   * permission for code only.
   */
  readonly codeFields?: (data: z.infer<Schema>) => readonly string[];
  /** Ids of the files the block holds, for where-used. */
  readonly fileIds?: (data: z.infer<Schema>) => readonly string[];
  /**
   * Slides of its own: the field that holds them as a list, and how many it takes. Each is a page of its own below the
   * block's (GAL-93), and they are edited as a gallery's.
   */
  readonly slides?: { readonly field: Extract<keyof z.infer<Schema>, string>; readonly max: number };
  /** What files become that are dropped on it on the canvas: slides of it, or its picture, where it is one (EDIT-198). */
  readonly takesFiles?: 'slides' | { readonly pictureField: Extract<keyof z.infer<Schema>, string> };
  /** Whether it shows a picture; absent: where it holds files. */
  readonly showsPicture?: (data: z.infer<Schema>, loaded: Loaded) => boolean;
}

/** Declares a block type; see the block recipe in ARCHITECTURE.md. */
export function defineBlock<Type extends string, Schema extends z.ZodType>(
  declaration: BlockDeclaration<Type, Schema>,
): BlockDeclaration<Type, Schema> {
  return declaration;
}
