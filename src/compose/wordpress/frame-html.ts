import { escapeTags } from './escape-tags.ts';

/** Attributes of builders' shortcodes whose words visitors see: as headings, as text. */
const HEADINGS = ['title', 'heading', 'subhead', 'subheading', 'sub_heading', 'name', 'job_title'];
const TEXTS = ['text', 'description', 'content', 'caption', 'label', 'author', 'price', 'sub_title'];
const BUTTON_TEXTS = ['button_text', 'button_one_text', 'button_two_text', 'btn_title', 'button_label'];
const BUTTON_LINKS = ['button_url', 'button_one_url', 'button_two_url', 'btn_link', 'button_link'];
/** Frames without words of their own: what they are called is for the person who builds. */
const SILENT = /(?:^|_)(?:row|column|section|inner|container|col)$/;

/**
 * What a frame of a page builder shows by itself, as HTML: the words and pictures in its attributes. What it stands
 * around follows; both begin a paragraph of their own.
 */
export function frameHtml(name: string, attributes: ReadonlyMap<string, string>): string {
  if (SILENT.test(name)) return BREAK;
  const value = (key: string): string => escapeTags(attributes.get(key)?.trim() ?? '');
  const isHeading = name.endsWith('heading') || name.endsWith('title');
  const parts = [
    ...HEADINGS.map(value).map((text) => wrapped('h3', text)),
    ...TEXTS.map(value).map((text) => wrapped(isHeading ? 'h3' : 'p', text)),
    pictureOf(value),
    ...BUTTON_TEXTS.map((key, index) => buttonOf(value(key), value(BUTTON_LINKS[index] ?? ''))),
  ];
  return BREAK + parts.join('');
}

const BREAK = '<div></div>';

function wrapped(element: string, text: string): string {
  return text === '' ? '' : `<${element}>${text}</${element}>`;
}

/** An address, or the ids of attachments. */
function pictureOf(value: (key: string) => string): string {
  const src = value('src') || value('image_url');
  if (/^https?:/.test(src))
    return /\.(?:mp4|webm|mov|m4v)$/i.test(src) ? '' : `<img src="${src}" alt="${value('alt')}">`;
  const ids = value('images') || value('image');
  return /^[\d,\s]+$/.test(ids) ? `<portico-gallery ids="${ids}" columns=""></portico-gallery>` : '';
}

function buttonOf(text: string, link: string): string {
  if (text === '') return '';
  return /^(?:https?:|\/|mailto:)/.test(link) ? `<p><a href="${link}">${text}</a></p>` : `<p>${text}</p>`;
}
