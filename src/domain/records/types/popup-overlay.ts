import { popupOverlaySchema } from '#domain/overlays/popup-overlay.ts';
import { recordRules } from '#messages/en/interface/record-rules.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { MARKETING } from '../permission-rules.ts';

export const popupOverlay = defineRecord({
  type: 'popup-overlay',
  kinds: ['site'],
  schema: popupOverlaySchema,
  references: [
    {
      field: 'formBlockId',
      fits: (target) => target?.type === 'block',
      message: recordRules.popupFormGone,
    },
  ],
  permissions: { record: MARKETING },
  describe: documentDifferences.popup,
});
