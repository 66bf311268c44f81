import { newContent } from '#messages/en/new-content.ts';
import { translateContent } from '../documents/content-language.ts';
import { findBlock } from '#blocks/registry.ts';
import { draftWith, startingDraft, type BlockDraft } from '#compose/block-draft.ts';
import { composeBlock } from '#compose/compose-block.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { newField } from '#domain/forms/new-field.ts';
import { POPUP_FORM_TYPES, POPUP_SECTION_ID } from '#domain/overlays/popup-overlay.ts';
import { richTextOf } from '#domain/rich-text/rich-text.ts';
import { invariant } from '#lib/invariant.ts';
import { createId } from '#lib/id.ts';
import { popupSettings } from '#messages/en/interface/popup-settings.ts';
import type { Command } from '../documents/command.ts';
import { setOverlayFields } from './set-overlay-fields.ts';

/** The kinds of forms a popup can have, as people read them. */
export const POPUP_FORM_OPTIONS = POPUP_FORM_TYPES.flatMap((type) => {
  const block = findBlock(type);
  return block === null ? [] : [{ value: type, label: block.title }];
});

/** What a newly added one asks for, in the language of the site: an email address; its title and text are those of the popup. */
const FIRST_DRAFTS: Readonly<Record<string, () => BlockDraft>> = {
  form: () =>
    draftWith(
      'form',
      {
        name: translateContent(newContent.popupName),
        fields: [{ ...newField('email', createId(), translateContent), required: true }],
        submitText: translateContent(newContent.signUp),
        successText: richTextOf(translateContent(newContent.onTheList)),
      },
      translateContent,
    ),
  newsletter: () => draftWith('newsletter', { title: '', text: richTextOf('') }, translateContent),
};

/** Gives the popup a form of a kind in place of the one it has. */
export function addPopupForm(view: DocumentRecords, type: string, formerId: string | null): Command {
  const block = findBlock(type);
  invariant(block, 'a popup can have forms of the kinds of POPUP_FORM_OPTIONS');
  const id = createId();
  const draft = FIRST_DRAFTS[type]?.() ?? startingDraft(type, translateContent);
  const command = setOverlayFields(
    view,
    'popup-overlay',
    { action: 'form', formBlockId: id },
    popupSettings.stepAction,
  );
  return {
    ...command,
    operations: [
      ...(formerId === null || view[formerId] === undefined ? [] : [{ op: 'remove', id: formerId } as const]),
      {
        op: 'put',
        record: composeBlock(draft, {
          id,
          sectionId: POPUP_SECTION_ID,
          desktop: { x: 0, y: 0, ...block.size },
        }),
      },
      ...command.operations,
    ],
  };
}
