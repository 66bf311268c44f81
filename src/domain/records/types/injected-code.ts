import { KINDS_WITH_BLOCKS } from '#domain/documents/record.ts';
import { injectedCodeSchema } from '#domain/owner-code/injected-code.ts';
import { documentDifferences } from '#messages/en/interface/document-differences.ts';
import { defineRecord } from '../define-record.ts';
import { DEVELOPER } from '../permission-rules.ts';

export const injectedCode = defineRecord({
  type: 'injected-code',
  kinds: KINDS_WITH_BLOCKS,
  schema: injectedCodeSchema,
  permissions: { record: DEVELOPER },
  describe: documentDifferences.code,
});
