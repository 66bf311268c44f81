import type { ImportReport } from '#domain/wordpress/import-report.ts';

/** What became of an element, and what to do about it. */
export const ELEMENT_OUTCOMES: Readonly<
  Record<ImportReport['unmapped'][number]['outcome'], { readonly outcome: string; readonly advice: string }>
> = {
  'left-out': { outcome: 'Left out', advice: 'Add a block that does the same where it is missed.' },
  'kept-as-text': {
    outcome: 'Kept as text',
    advice: 'Look at the page, and use a block that suits it better.',
  },
  'formatting-lost': {
    outcome: 'Formatting lost',
    advice: 'The words are there; look at how the page shows them.',
  },
};

export const DOCUMENT_OUTCOMES: Readonly<Record<ImportReport['documents'][number]['outcome'], string>> = {
  created: 'Brought in',
  unchanged: 'Here already',
  skipped: 'Skipped',
  failed: 'Failed',
};

export const LOSS_ADVICE =
  'These texts could not be kept where they stood. Copy what visitors should read into a block of the page; forms and sliders need a block of their own.';

export const MISSING_FILE_ADVICE =
  'These files could not be fetched from the former site. Make it reachable and import the file again, or upload them and choose them in their blocks.';
