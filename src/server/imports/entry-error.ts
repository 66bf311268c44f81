import type { ReportText } from '#domain/wordpress/report-text.ts';

/** Why one entry of an export cannot be imported, for the person who uploaded it. */
export class EntryError extends Error {
  override name = 'EntryError';
  readonly text: ReportText;

  constructor(text: ReportText) {
    super(text.english);
    this.text = text;
  }
}
