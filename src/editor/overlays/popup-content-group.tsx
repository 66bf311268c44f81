import { translate } from '#ui/translate.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { PopupOverlay } from '#domain/overlays/popup-overlay.ts';
import { richTextAsJson } from '#domain/rich-text/rich-text.ts';
import type { JsonValue } from '#lib/json.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { FieldView } from '../inspector/field-view.tsx';
import { TextFieldView } from '../inspector/text-field-view.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { PanelLinks } from '../panel/panel-links.tsx';
import { addPopupForm, POPUP_FORM_OPTIONS } from './add-popup-form.ts';
import { themeOptions } from './theme-options.ts';
import type { OverlayEditor } from './use-overlay-record.ts';

interface PopupContentGroupProps {
  readonly site: DocumentStore;
  readonly editor: OverlayEditor<PopupOverlay>;
}

/** What the popup says, and what can be done in it. */
export function PopupContentGroup({ site, editor }: PopupContentGroupProps) {
  const { value: popup, set, change } = editor;
  const form = parsedBlock(useRecord(site, popup.formBlockId ?? ''));
  const addForm = (type: string): void =>
    site.run(addPopupForm(site.getState().view, type, popup.formBlockId));
  const choose = (action: PopupOverlay['action']): void => {
    if (action === 'form' && form === null) addForm('form');
    else set({ action }, 'pop-up action');
  };
  return (
    <PanelGroup title="Content">
      <TextFieldView
        control={{ control: 'text', label: 'Title', maxLength: 200 }}
        value={popup.title}
        error={null}
        onChange={change('title', 'pop-up title')}
      />
      <FieldView
        control={{ control: 'rich-text', label: 'Text' }}
        value={richTextAsJson(popup.text)}
        error={null}
        onChange={change('text', 'pop-up text')}
      />
      <FieldView
        control={{ control: 'image', label: 'Picture' }}
        value={popup.image as unknown as JsonValue}
        error={null}
        onChange={change('image', 'pop-up picture')}
      />
      {popup.image === null ? null : (
        <SegmentedControl
          label="Place of the picture"
          options={[
            { value: 'top', label: 'Above' },
            { value: 'side', label: 'Beside' },
          ]}
          value={popup.layout}
          onChange={(layout) => set({ layout }, 'place of the pop-up picture')}
        />
      )}
      <Select
        label="Colors"
        options={themeOptions()}
        value={popup.theme}
        onChange={(theme) => set({ theme }, 'pop-up colors')}
      />
      <SegmentedControl
        label="Visitors can"
        options={[
          { value: 'none', label: 'Read' },
          { value: 'button', label: 'Follow a link' },
          { value: 'form', label: 'Sign up' },
        ]}
        value={popup.action}
        onChange={choose}
      />
      {popup.action === 'button' ? (
        <>
          <TextFieldView
            control={{ control: 'text', label: 'Button text', maxLength: 80 }}
            value={popup.buttonText}
            error={null}
            onChange={change('buttonText', 'pop-up button text')}
          />
          <FieldView
            control={{ control: 'link', label: 'Button link', help: 'Without a link there is no button.' }}
            value={popup.buttonLink as unknown as JsonValue}
            error={null}
            onChange={change('buttonLink', 'pop-up button link')}
          />
        </>
      ) : null}
      {popup.action === 'form' && form !== null ? (
        <>
          <Select
            label="Kind of form"
            description="Another kind starts anew."
            options={POPUP_FORM_OPTIONS.map(({ value, label }) => ({ value, label: translate(label) }))}
            value={form.blockType}
            onChange={(type) => (type === form.blockType ? undefined : addForm(type))}
          />
          <PanelLinks
            label="Form"
            links={[
              {
                to: '/marketing/promotional-pop-up/form',
                label: 'Form',
                description: 'Fields, button, where answers go',
              },
            ]}
          />
        </>
      ) : null}
    </PanelGroup>
  );
}
