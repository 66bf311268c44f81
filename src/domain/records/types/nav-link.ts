import { isJsonObject } from '#lib/json.ts';
import { navLinkSchema } from '#domain/navigation/nav-link.ts';
import { recordRules } from '#messages/en/interface/record-rules.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { CONTENT } from '../permission-rules.ts';

export const navLink = defineRecord({
  type: 'nav-link',
  kinds: ['site'],
  schema: navLinkSchema,
  references: [
    {
      field: 'folderId',
      fits: (target) => isJsonObject(target?.['target']) && target['target']['kind'] === 'folder',
      message: recordRules.folderGone,
    },
  ],
  permissions: { record: CONTENT },
  describe: {
    added: documentDifferences.navLinkAdded,
    removed: documentDifferences.navLinkRemoved,
    changed: documentDifferences.navLinkChanged,
    moved: documentDifferences.navLinkMoved,
    positionFields: ['order', 'folderId', 'navigation'],
  },
});
