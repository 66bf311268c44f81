import { isJsonObject, type JsonObject, type JsonValue } from '#lib/json.ts';
import type { DocumentRecord } from '#domain/documents/record.ts';
import { readOverrideEntry } from '#domain/synced-sections/synced-section.ts';
import { plainTextOf, type RichTextNode } from '#domain/rich-text/rich-text.ts';
import { textLabels } from '#messages/en/interface/text-labels.ts';
import type { Message } from '#messages/message.ts';
import { isTextName, type TextName } from './text-names.ts';

const LABELS: Readonly<Record<TextName, Message>> = {
  title: textLabels.title,
  navigationTitle: textLabels.navigationTitle,
  seoTitle: textLabels.searchTitle,
  description: textLabels.description,
  excerpt: textLabels.excerpt,
  tagline: textLabels.tagline,
  text: textLabels.text,
  content: textLabels.text,
  caption: textLabels.caption,
  alt: textLabels.alt,
  subtitle: textLabels.subtitle,
  headline: textLabels.headline,
  quote: textLabels.quote,
  source: textLabels.source,
  author: textLabels.author,
  authorName: textLabels.author,
  name: textLabels.name,
  label: textLabels.label,
  buttonText: textLabels.buttonText,
  overlayButtonText: textLabels.buttonText,
  submitText: textLabels.buttonText,
  successText: textLabels.message,
  disclaimer: textLabels.disclaimer,
  placeholder: textLabels.placeholder,
  consentText: textLabels.consent,
  cookieBannerText: textLabels.cookieBanner,
  openingHours: textLabels.openingHours,
  phone: textLabels.phone,
  address: textLabels.address,
  markdown: textLabels.markdown,
  tags: textLabels.tags,
  categories: textLabels.categories,
  options: textLabels.options,
  statements: textLabels.statements,
};
/** Names of fields that hold link targets. */
const ADDRESS_LABELS: Readonly<Record<string, Message>> = {
  href: textLabels.link,
  url: textLabels.address,
  videoUrl: textLabels.video,
};
/** Records without texts, or whose texts are only references to other things. */
const WITHOUT_TEXTS: ReadonlySet<string> = new Set(['design', 'mobile-info-bar-pages']);
const MAX_DEPTH = 24;

/** One text of a record: a field, or a paragraph of a rich text. */
export interface TextField {
  /** The path from the record to the text; for a paragraph, to its node. */
  readonly path: readonly (string | number)[];
  readonly kind: 'plain' | 'rich';
  /** What people call it. */
  readonly label: Message;
  readonly text: string;
  /** A link target: searched only where asked for (EDIT-212). */
  readonly isAddress: boolean;
}

/** The texts of a record in the order they stand in it (EDIT-212). */
export function textFieldsOf(record: DocumentRecord): readonly TextField[] {
  if (WITHOUT_TEXTS.has(record.type)) return [];
  const found: TextField[] = [];
  for (const [name, value] of Object.entries(record)) {
    if (name === 'overrides' && isJsonObject(value)) walkOverrides(value, found);
    else if (name !== 'id' && name !== 'type') walk(value, [name], name, found);
  }
  return found;
}

/** Overridden texts of a synced section have the names that they have in the block (EDIT-206). */
function walkOverrides(overrides: JsonObject, found: TextField[]): void {
  for (const [entry, value] of Object.entries(overrides)) {
    if (value === undefined) continue;
    walk(value, ['overrides', entry], readOverrideEntry(entry)?.field ?? entry, found);
  }
}

function walk(value: JsonValue, path: readonly (string | number)[], name: string, found: TextField[]): void {
  if (typeof value === 'string') {
    const label = isTextName(name) ? LABELS[name] : ADDRESS_LABELS[name];
    if (label === undefined || value === '') return;
    found.push({ path, kind: 'plain', label, text: value, isAddress: !isTextName(name) });
    return;
  }
  if (typeof value !== 'object' || value === null || path.length > MAX_DEPTH) return;
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) walk(each as JsonValue, [...path, index], name, found);
    return;
  }
  if (!isJsonObject(value)) return;
  if (isTextBlock(value)) {
    const text = plainTextOf(value);
    if (text !== '') found.push({ path, kind: 'rich', label: textLabels.text, text, isAddress: false });
    // Links within the text.
    walkMarks(value, path, found);
    return;
  }
  for (const [key, each] of Object.entries(value)) {
    if (each !== undefined) walk(each, [...path, key], key, found);
  }
}

function walkMarks(block: object, path: readonly (string | number)[], found: TextField[]): void {
  const content = (block as { readonly content?: JsonValue }).content;
  if (!Array.isArray(content)) return;
  for (const [index, node] of content.entries()) {
    const marks = (node as { readonly marks?: JsonValue } | null)?.marks;
    if (Array.isArray(marks)) walk(marks as JsonValue, [...path, 'content', index, 'marks'], 'marks', found);
  }
}

const TEXT_BLOCKS: ReadonlySet<unknown> = new Set(['paragraph', 'heading', 'codeBlock']);

/** A node whose content is one run of text. */
function isTextBlock(value: JsonObject): value is JsonObject & RichTextNode {
  const { type, content } = value;
  return TEXT_BLOCKS.has(type) && Array.isArray(content);
}
