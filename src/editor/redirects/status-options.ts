import { REDIRECT_STATUSES, type RedirectStatus } from '#domain/redirects/redirect-status.ts';

export type StatusOption = `${RedirectStatus}`;

const LABELS: Readonly<Record<RedirectStatus, readonly [label: string, description: string]>> = {
  301: ['Permanent (301)', 'For pages that have moved for good. Search engines follow.'],
  302: ['Temporary (302)', 'For a while. Search engines keep the old address.'],
  307: ['Temporary, forms too (307)', 'Like 302; what was sent is sent again.'],
  308: ['Permanent, forms too (308)', 'Like 301; what was sent is sent again.'],
  410: ['Gone (410)', 'Leads nowhere: what was here is gone for good.'],
};

export const STATUS_OPTIONS = REDIRECT_STATUSES.map((status) => {
  const [label, description] = LABELS[status];
  return { value: `${status}` as StatusOption, label, description };
});
