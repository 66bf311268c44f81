import { translate } from '#ui/translate.ts';
import { parsedBlock } from '../documents/parsed-record.ts';
import type { PopupOverlay } from '#domain/overlays/popup-overlay.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Select } from '#ui/select.tsx';
import { popupSettings } from '#messages/en/interface/popup-settings.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { TextFieldView } from '../fields/text-field-view.tsx';
import { DocumentFields } from '../panel/document-fields.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { PanelLinks } from '../panel/panel-links.tsx';
import { addPopupForm, POPUP_FORM_OPTIONS } from './add-popup-form.ts';
import { themeOptions } from './theme-options.ts';
import type { OverlayEditor } from './use-overlay-record.ts';

interface PopupContentGroupProps {
  readonly site: DocumentStore;
  readonly editor: OverlayEditor<PopupOverlay>;
}

/** The texts of the popup, and its action. */
export function PopupContentGroup({ site, editor }: PopupContentGroupProps) {
  const { value: popup, set, change } = editor;
  const form = parsedBlock(useRecord(site, popup.formBlockId ?? ''));
  const addForm = (type: string): void =>
    site.run(addPopupForm(site.getState().view, type, popup.formBlockId));
  const choose = (action: PopupOverlay['action']): void => {
    if (action === 'form' && form === null) addForm('form');
    else set({ action }, popupSettings.stepAction);
  };
  return (
    <PanelGroup title={translate(popupSettings.content)}>
      <TextFieldView
        control={{ control: 'text', label: popupSettings.title, maxLength: 200 }}
        value={popup.title}
        error={null}
        onChange={change('title', popupSettings.stepTitle)}
      />
      <DocumentFields store={site}>
        <FieldView
          control={{ control: 'rich-text', label: popupSettings.text }}
          value={popup.text}
          error={null}
          onChange={change('text', popupSettings.stepText)}
        />
      </DocumentFields>
      <FieldView
        control={{ control: 'image', label: popupSettings.picture }}
        value={popup.image}
        error={null}
        onChange={change('image', popupSettings.stepPicture)}
      />
      {popup.image === null ? null : (
        <SegmentedControl
          label={translate(popupSettings.picturePlace)}
          options={[
            { value: 'top', label: translate(popupSettings.above) },
            { value: 'side', label: translate(popupSettings.beside) },
          ]}
          value={popup.layout}
          onChange={(layout) => set({ layout }, popupSettings.stepPicturePlace)}
        />
      )}
      <Select
        label={translate(popupSettings.colors)}
        options={themeOptions()}
        value={popup.theme}
        onChange={(theme) => set({ theme }, popupSettings.stepColors)}
      />
      <SegmentedControl
        label={translate(popupSettings.visitorsCan)}
        options={[
          { value: 'none', label: translate(popupSettings.read) },
          { value: 'button', label: translate(popupSettings.followLink) },
          { value: 'form', label: translate(popupSettings.signUp) },
        ]}
        value={popup.action}
        onChange={choose}
      />
      {popup.action === 'button' ? (
        <>
          <TextFieldView
            control={{ control: 'text', label: popupSettings.buttonText, maxLength: 80 }}
            value={popup.buttonText}
            error={null}
            onChange={change('buttonText', popupSettings.stepButtonText)}
          />
          <FieldView
            control={{ control: 'link', label: popupSettings.buttonLink, help: popupSettings.buttonLinkHelp }}
            value={popup.buttonLink}
            error={null}
            onChange={change('buttonLink', popupSettings.stepButtonLink)}
          />
        </>
      ) : null}
      {popup.action === 'form' && form !== null ? (
        <>
          <Select
            label={translate(popupSettings.formKind)}
            description={translate(popupSettings.formKindHelp)}
            options={POPUP_FORM_OPTIONS.map(({ value, label }) => ({ value, label: translate(label) }))}
            value={form.blockType}
            onChange={(type) => (type === form.blockType ? undefined : addForm(type))}
          />
          <PanelLinks
            label={translate(popupSettings.form)}
            links={[
              {
                to: '/marketing/promotional-pop-up/form',
                label: translate(popupSettings.form),
                description: translate(popupSettings.formHelp),
              },
            ]}
          />
        </>
      ) : null}
    </PanelGroup>
  );
}
