import { overlaySettings } from '#messages/en/interface/overlay-settings.ts';
import { popupSettings } from '#messages/en/interface/popup-settings.ts';
import { expect, it } from 'vitest';
import { permissionsOf } from '#domain/roles/permissions.ts';
import { applyOperations } from '#domain/documents/apply.ts';
import type { DocumentRecords } from '#domain/documents/record.ts';
import { missingPermission } from '#domain/records/authorise-change.ts';
import { parsePopupOverlay, popupFormBlock } from '#domain/overlays/popup-overlay.ts';
import { parsedContent } from '#site/blocks/parsed-content.ts';
import { layoutIds } from '../documents/layout.ts';
import { addPopupForm, POPUP_FORM_OPTIONS } from './add-popup-form.ts';
import { setOverlayFields } from './set-overlay-fields.ts';

const after = (view: DocumentRecords, command: { readonly operations: readonly object[] }) =>
  applyOperations(view, command.operations as Parameters<typeof applyOperations>[1]).records;

it('the version of the popup rises with every change of it, and with no other [OVER-12] [OVER-127]', () => {
  const first = after({}, setOverlayFields({}, 'popup-overlay', { title: 'One' }, popupSettings.stepTitle));
  const second = after(
    first,
    setOverlayFields(first, 'popup-overlay', { title: 'Two' }, popupSettings.stepTitle),
  );
  const third = after(
    second,
    setOverlayFields(second, 'announcement-bar', { isShown: true }, overlaySettings.announcement),
  );
  const versions = [{}, first, second, third].map(
    (view: DocumentRecords) => parsePopupOverlay(view['popup-overlay']).version,
  );
  expect(versions).toEqual([1, 2, 3, 3]);
  expect(parsePopupOverlay(second['popup-overlay']).title).toBe('Two');
});

it('the popup has one form of a kind, which stands in no section [OVER-10]', () => {
  expect(POPUP_FORM_OPTIONS.map(({ value }) => value)).toContain('form');
  let view: DocumentRecords = {};
  for (const { value } of POPUP_FORM_OPTIONS) {
    const former = parsePopupOverlay(view['popup-overlay']).formBlockId;
    view = after(view, addPopupForm(view, value, former));
    const block = popupFormBlock(parsePopupOverlay(view['popup-overlay']), view);
    expect(block?.blockType).toBe(value);
    expect(block !== null && parsedContent(block).ok).toBe(true);
    expect(Object.values(view).filter(({ type }) => type === 'block')).toHaveLength(1);
    expect(layoutIds(view, null).sectionIds).toEqual([]);
  }
});

it.each([
  ['editor', true],
  ['admin', true],
  ['reporting', false],
  ['store-manager', false],
] as const)('%s may change the overlays: %s [OVER-127]', (role, may) => {
  const before: DocumentRecords = { 'popup-overlay': { id: 'popup-overlay', type: 'popup-overlay' } };
  const effect = {
    kind: 'site',
    before,
    after: after(
      before,
      setOverlayFields(before, 'popup-overlay', { title: 'One' }, popupSettings.stepTitle),
    ),
    ids: ['popup-overlay'],
  } as const;
  expect(missingPermission(effect, permissionsOf([role])) === null).toBe(may);
});
