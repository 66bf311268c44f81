import type { ReportText } from './report-text.ts';

/** Why a file is no WordPress export, or a damaged one. */
export class WxrError extends Error {
  override name = 'WxrError';
  readonly text: ReportText;

  constructor(text: ReportText) {
    super(text.english);
    this.text = text;
  }
}
