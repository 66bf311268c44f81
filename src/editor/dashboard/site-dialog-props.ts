import type { SiteSummary } from '#contract/sites.ts';

/** What the dialogs about one site take. */
export interface SiteDialogProps {
  readonly site: SiteSummary;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}
