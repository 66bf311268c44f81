/** Names of fields that hold texts for people. All other fields hold choices, ids or addresses. */
const TEXT_NAMES = [
  'title',
  'navigationTitle',
  'seoTitle',
  'description',
  'excerpt',
  'tagline',
  'text',
  'content',
  'caption',
  'alt',
  'subtitle',
  'headline',
  'quote',
  'source',
  'author',
  'authorName',
  'name',
  'label',
  'buttonText',
  'overlayButtonText',
  'submitText',
  'successText',
  'disclaimer',
  'placeholder',
  'consentText',
  'cookieBannerText',
  'openingHours',
  'phone',
  'address',
  'markdown',
  'tags',
  'categories',
  'options',
  'statements',
] as const;
export type TextName = (typeof TEXT_NAMES)[number];

const NAMES: ReadonlySet<string> = new Set(TEXT_NAMES);

/** Whether a field of this name holds a text for people. */
export function isTextName(name: string): name is TextName {
  return NAMES.has(name);
}
