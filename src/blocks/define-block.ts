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

/** The context in which a block renders. Rendering is pure: same data and context, same markup. */
export interface BlockContext {
  /** `page`: published HTML. `canvas`: inside the editor, where links are inert and no code runs. */
  readonly mode: 'page' | 'canvas';
  /** Owner-written code runs on public hosts only. */
  readonly host: 'public' | 'app';
  readonly siteId: string;
  /** The document of the block. */
  readonly documentId: string;
  readonly language: string;
  /** Translates a message into the language of the site (DATA-69). */
  readonly translate: Translate;
  /** `href` (and target, rel) of a link; null where its target does not exist any more. */
  resolveLink(link: LinkValue): ResolvedLink | null;
  /** Renders a rich text; `captionMark` is set on the element of a table's caption. */
  renderRichText(
    text: RichText,
    marks?: { readonly captionMark?: Readonly<Record<string, string>> },
  ): ReactNode;
  /** Renders a Markdown text; `id` is that of the block, `context` the block's own. */
  renderMarkdown(source: string, id: string, context: BlockContext): ReactNode;
  /** The thread of the page's item, with the block that shows it: the first of its kind; absent on other pages (COMT-03). */
  readonly comments?: { readonly blockId: string; readonly thread: ReactNode };
  /** The loaded content of other documents that the blocks of the page need. */
  readonly loaded: Loaded;
  /** A day in the format of the site's language; `at` is ISO 8601. */
  readonly formatDay?: (at: string) => string;
  /** A page has one `h1`: true for the first block that may use it. */
  readonly isFirstHeading?: boolean;
  /** True for the first block of the page with a picture: it is loaded eagerly, all others lazily. */
  readonly isFirstImage?: boolean;
  /** Visitors are asked about cookies: third-party requests wait until they have accepted (CONS-63). */
  readonly asksConsent?: boolean;
  /** Settings of the site that its forms follow. */
  readonly forms?: { readonly captchaSiteKey: string; readonly hasFormHandler: boolean };
  /** The source of maps; absent: the map that Portico ships. */
  readonly maps?: MapsSettings;
  /** Translates a message for editors, on the canvas, into the language of the interface. */
  readonly sayToEditors?: (words: Words) => string;
  /** Blocks that are left out for visitors, because the page exceeds its budget; the canvas shows a notice instead. */
  readonly withoutRoom?: ReadonlySet<string>;
  /** The design of the site, for sections with colours of its palette. */
  readonly design?: DesignSettings;
  /** Buttons that the design chose for layouts of image blocks (DSGN-69). */
  readonly imageButtons?: ImageButtons;
  /** The block's width in columns of 24 on the desktop grid; used for the `sizes` of pictures. */
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

/** The label of a control: a message, or a plain string that is translated already or equal in every language. */
export type Label = Words | string;

/** A control of the generated panel; `help` is shown below it. */
export type FieldControl = {
  readonly label: Label;
  readonly help?: Label;
  /** Shown where the block's own panel puts it, not in the generated list. */
  readonly inOwnPanel?: true;
  /** Shown only while the other fields have these values, so that controls without effect are hidden. */
  readonly when?: readonly { readonly field: string; readonly is: readonly (string | boolean | number)[] }[];
} & (
  | {
      readonly control: 'text';
      readonly maxLength?: number;
      readonly placeholder?: Label;
      /** The address may be that of an uploaded file of this kind: a button opens the library. */
      readonly canBeFile?: ChoosableFile;
    }
  | {
      readonly control: 'textarea';
      readonly maxLength?: number;
      readonly placeholder?: Label;
      readonly isCode?: boolean;
      /** Visible lines; 4 by default. */
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
  /** A few options, side by side; `icon` is a lucide name. */
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
      /** The field of an item that names it in the list. */
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
  /** A link to one of the site's products. */
  | { readonly control: 'product' }
  /** A connection to one of the site's mailing lists (CONT-87). */
  | { readonly control: 'mailing-list' }
  /** Edited in the block's own `panel.tsx` only. */
  | { readonly control: 'custom' }
);

export const BLOCK_CATEGORIES = ['basic', 'media', 'layout', 'forms', 'social', 'advanced'] as const;
export type BlockCategory = (typeof BLOCK_CATEGORIES)[number];

/** Migrates stored data from version `from` to `from + 1`. */
export interface BlockMigration {
  readonly name: string;
  readonly from: number;
  migrate(data: Readonly<Record<string, unknown>>): Record<string, unknown>;
}

/** A stylesheet that is added to the pages with an element of the class. */
export interface ClassStyles {
  readonly className: string;
  readonly styles: string;
}

export interface BlockDeclaration<Type extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly type: Type;
  /** The title for people: 'Accordion'. */
  readonly title: Words;
  readonly category: BlockCategory;
  /** A lucide icon name in kebab-case. */
  readonly icon: string;
  readonly schema: Schema;
  /**
   * Data of a newly added block: useful sample content, never empty boxes; in the language of the site, or in English
   * where there is no translation.
   */
  readonly defaults: (translate?: Translate) => z.infer<Schema>;
  /** 1 + the number of migrations. */
  readonly dataVersion: number;
  readonly migrations: readonly BlockMigration[];
  readonly fields: { readonly [Field in keyof z.infer<Schema>]?: FieldControl };
  /** Columns and rows a newly added block takes on the desktop grid (24 columns). */
  readonly size: { readonly w: number; readonly h: number };
  /** How its height is determined: by its content, where nothing is declared. */
  readonly height?: BlockHeight | ((data: z.infer<Schema>) => BlockHeight);
  /** For a block as wide as its content: its alignment in its columns; null while it fills them. */
  readonly flow?: (data: z.infer<Schema>) => BlockFlow | null;
  /** The rich text edited in place on the canvas, where there is one. */
  readonly inlineField?: Extract<keyof z.infer<Schema>, string>;
  /** The plain texts edited in place; `render` marks their elements with `inlineText`. */
  readonly inlineTexts?: readonly InlineText[];
  readonly render: (props: BlockRenderProps<z.infer<Schema>>) => ReactNode;
  /** Whether `behaviour.ts` exists and is loaded by pages with the block. */
  readonly hasBehaviour: boolean;
  /**
   * The content of other documents that it shows. It is loaded before rendering, for all blocks of a page in one round;
   * the canvas asks the server to render the block after its settings changed (BLK-06).
   */
  readonly needs?: (data: z.infer<Schema>) => readonly Need[];
  /** Where only some data needs the script: a page whose blocks all do without loads none. */
  readonly needsBehaviour?: (data: z.infer<Schema>, loaded: Loaded) => boolean;
  /** The stylesheet's text; added once to a page with the block. */
  readonly styles: string;
  /** Stylesheets shared with other blocks, such as buttons: each is added once, before those of blocks. */
  readonly sharedStyles?: readonly (string | ClassStyles)[];
  /** Parts of the stylesheet that only some of the blocks need; they come after `styles`. */
  readonly classStyles?: readonly ClassStyles[];
  /** The plain text of the block, for search, excerpts and descriptions. */
  readonly plainText?: (data: z.infer<Schema>, loaded: Loaded) => string;
  /**
   * The part of the data that runs in visitors' browsers, with everything that determines how it runs; empty where
   * nothing does. Required for blocks that write the owner's markup: such data takes a permission of its own (ROLE-59).
   */
  readonly code?: (data: z.infer<Schema>) => string;
  /**
   * The fields that would change `code`, for the present data. The panel shows them only to people with the permission
   * for code.
   */
  readonly codeFields?: (data: z.infer<Schema>) => readonly string[];
  /** Ids of the files the block uses. */
  readonly fileIds?: (data: z.infer<Schema>) => readonly string[];
  /**
   * Its own slides: the field that holds them as a list, and how many it takes. Each has an address below the block's
   * page (GAL-93), and they are edited like a gallery's.
   */
  readonly slides?: { readonly field: Extract<keyof z.infer<Schema>, string>; readonly max: number };
  /** The effect of dropping files on it on the canvas: they become slides, or its picture (EDIT-198). */
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
