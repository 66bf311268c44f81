const HOUR_MS = 60 * 60 * 1000;
/** Reports that one network address can send in `REPORTS_WINDOW_MS` (COMT-15). */
export const MAX_REPORTS = 20;
export const REPORTS_WINDOW_MS = HOUR_MS;

interface ReportedComment {
  readonly state: string;
  readonly reports: number;
  /** Whether a moderator kept it after earlier reports. */
  readonly isKept: boolean;
}

/** Whether a comment is held again with the reports it has (COMT-15). */
export function isHeldByReports({ state, reports, isKept }: ReportedComment, reportsToHold: number): boolean {
  return state === 'approved' && !isKept && reports >= reportsToHold;
}
