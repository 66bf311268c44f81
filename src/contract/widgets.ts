import { z } from 'zod';
import { ruleMessage } from '#domain/validation/rule-message.ts';
import { boundedRecord } from '#lib/bounded-record.ts';
import { fieldRules } from '#messages/en/interface/field-rules.ts';
import { documentIdSchema } from './documents-id.ts';
import { defineEndpoint } from './endpoint.ts';

const widgetSchema = z.object({
  type: z.string().min(1).max(60),
  id: z.string().min(1).max(60),
  /** The block's data, as it is stored now. */
  value: boundedRecord(z.json(), { max: 500 }),
});

/** How many blocks are drawn by one call. */
export const MAX_WIDGETS_PER_CALL = 100;
/** How long the JSON of one call may be, in characters. */
export const MAX_WIDGETS_LENGTH = 200_000;

/** One of several that are drawn together; the collection it draws on comes along as with a single one. */
const severalSchema = z
  .array(widgetSchema.extend({ collectionId: documentIdSchema.optional() }))
  .min(1)
  .max(MAX_WIDGETS_PER_CALL);

/** JSON in a text, as form-encoded bodies carry it. */
const jsonText = z
  .string()
  .max(MAX_WIDGETS_LENGTH)
  .transform((text, issues) => {
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      issues.addIssue({ code: 'custom', message: ruleMessage(fieldRules.noJson) });
      return z.NEVER;
    }
  });

/**
 * The content of a block made anew, form-encoded (BLK-03 to BLK-06), or of several: what those of a page need is then
 * loaded in one round. The collection that a block draws on comes along (BLK-04), and stands in its value, by which it
 * is drawn. Called by the editor's page preview, by people who may edit the site.
 */
export const getWidgetRendering = defineEndpoint({
  method: 'POST',
  path: '/api/widget/GetWidgetRendering',
  host: 'app',
  access: { kind: 'permission', any: ['content.write'] },
  body: z.object({
    widgetJSON: jsonText.pipe(z.union([widgetSchema, severalSchema])),
    collectionId: documentIdSchema.optional(),
  }),
  output: z.object({
    data: z.union([
      z.object({ html: z.string() }),
      /** Of several, in their order; null for one that is broken or not known. */
      z.object({ htmls: z.array(z.string().nullable()) }),
    ]),
  }),
});
