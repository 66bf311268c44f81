import { popupOverlaySchema } from '#domain/overlays/popup-overlay.ts';
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
      message: 'The form of the pop-up is not there any more. Choose another one.',
    },
  ],
  permissions: { record: MARKETING },
  describe: 'Promotional pop-up changed',
});
