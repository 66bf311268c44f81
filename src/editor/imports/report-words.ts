import type { ImportReport } from '#domain/wordpress/import-report.ts';
import { siteImports } from '#messages/en/interface/site-imports.ts';
import type { Message } from '#messages/message.ts';

/** The outcome of an element, and what to do about it. */
export const ELEMENT_OUTCOMES: Readonly<
  Record<ImportReport['unmapped'][number]['outcome'], { readonly outcome: Message; readonly advice: Message }>
> = {
  'left-out': { outcome: siteImports.leftOut, advice: siteImports.leftOutAdvice },
  'kept-as-text': {
    outcome: siteImports.keptAsText,
    advice: siteImports.keptAsTextAdvice,
  },
  'formatting-lost': {
    outcome: siteImports.formattingLost,
    advice: siteImports.formattingLostAdvice,
  },
};

export const DOCUMENT_OUTCOMES: Readonly<Record<ImportReport['documents'][number]['outcome'], Message>> = {
  created: siteImports.broughtIn,
  unchanged: siteImports.hereAlready,
  skipped: siteImports.skipped,
  failed: siteImports.failed,
};
