import { blockFields } from '#messages/en/interface/block-fields.ts';
import { z } from 'zod';
import { ALIGNMENT_FIELD, ALIGNMENTS } from '../alignment.ts';
import type { FieldControl, Label } from '../define-block.ts';

/** What all blocks of a service hold: see `ServiceLink`. */
export const SERVICE_SHAPE = {
  /** The account at the service, as the owner typed it. */
  account: z.string().max(100),
  /** What the link says; empty for the service's own words. */
  text: z.string().max(100).catch(''),
  alignment: z.enum(ALIGNMENTS).catch('left'),
};

/** Their panel; what an account is called differs between services. */
export function serviceFields(accountLabel: Label, accountHelp: Label) {
  return {
    account: { control: 'text', label: accountLabel, maxLength: 100, help: accountHelp },
    text: { control: 'text', label: blockFields.serviceText, maxLength: 100 },
    alignment: ALIGNMENT_FIELD,
  } as const satisfies Readonly<Record<string, FieldControl>>;
}
