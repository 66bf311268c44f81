import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { JsonValue } from '#lib/json.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import { useGestureId } from '../design/use-gesture-id.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { ImageSetting } from '../panel/image-setting.tsx';
import { PageField } from '../pages/page-field.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { CardPreview, TabPreview } from '../panel/picture-previews.tsx';
import { Panel } from '../panel/panel.tsx';
import { UndoRedo } from '../panel/undo-redo.tsx';
import { useBootFacts } from '../shell/boot-context.ts';
import { languageOptions, timeZoneOptions } from './locale-options.ts';

/** Title, description, language, pictures and special pages of the site. Saved as it is typed; live when published. */
export function GeneralSettings({
  site,
  canWrite,
}: {
  readonly site: DocumentStore;
  readonly canWrite: boolean;
}) {
  const settings = siteSettingsOf(useRecord(site, 'settings'));
  const gesture = useGestureId();
  const { publicOrigin } = useBootFacts();
  function set(field: string, value: JsonValue, label: string): void {
    site.run(setRecordField('settings', field, value, label));
  }

  function type(field: string, value: string, label: string): void {
    site.run(setRecordField('settings', field, value, label), gesture.current());
  }

  const typed = { onBlur: gesture.end, isDisabled: !canWrite } as const;
  return (
    <Panel title="General" back={{ to: '/settings', label: 'Settings' }} actions={<UndoRedo store={site} />}>
      <PanelGroup title="The site">
        <TextField
          {...typed}
          label="Site title"
          value={settings.title}
          maxLength={200}
          onChange={(value) => type('title', value, 'site title')}
        />
        <TextField
          {...typed}
          label="Tagline"
          isOptional
          value={settings.tagline}
          maxLength={300}
          onChange={(value) => type('tagline', value, 'tagline')}
        />
        <TextArea
          {...typed}
          label="Description"
          value={settings.description}
          maxLength={500}
          rows={3}
          description="What search engines show for the home page."
          onChange={(value) => type('description', value, 'site description')}
        />
      </PanelGroup>
      <PanelGroup title="Special pages">
        <PageField
          label="Home page"
          value={settings.homePageId}
          isDisabled={!canWrite}
          onChange={(value) => set('homePageId', value, 'home page')}
        />
        <PageField
          label="Not-found page"
          description="Shown for addresses that match nothing."
          none="Standard page"
          value={settings.notFoundPageId}
          isDisabled={!canWrite}
          onChange={(value) => set('notFoundPageId', value, 'not-found page')}
        />
      </PanelGroup>
      <PanelGroup title="Pictures">
        <ImageSetting
          label="Logo"
          description="Shown in the header in place of the title."
          value={settings.logo}
          onChange={(image) => set('logo', image, 'logo')}
        />
        <ImageSetting
          label="Browser icon"
          description="A square picture, 180 px or larger."
          value={settings.favicon}
          onChange={(image) => set('favicon', image, 'browser icon')}
          preview={(image) => <TabPreview image={image} title={settings.title} />}
        />
        <ImageSetting
          label="Social image"
          description="Shown where a page without its own is shared."
          value={settings.socialImage}
          onChange={(image) => set('socialImage', image, 'social image')}
          preview={(image) => (
            <CardPreview
              image={image}
              title={settings.title}
              description={settings.description}
              host={new URL(publicOrigin).host}
            />
          )}
        />
      </PanelGroup>
      <PanelGroup title="Language and region">
        <Select
          label="Language"
          options={languageOptions(settings.language)}
          value={settings.language}
          isDisabled={!canWrite}
          onChange={(value) => set('language', value, 'language')}
        />
        <Select
          label="Time zone"
          options={timeZoneOptions(settings.timeZone)}
          value={settings.timeZone}
          isDisabled={!canWrite}
          onChange={(value) => set('timeZone', value, 'time zone')}
        />
      </PanelGroup>
      <PanelGroup title="Visitors">
        <Switch
          label="Hide this site from search engines"
          isSelected={settings.noindex}
          isDisabled={!canWrite}
          onChange={(value) => set('noindex', value, 'search engine visibility')}
        />
        <Switch
          label="Escape key leads to sign-in"
          description="Anybody who presses Escape on the published site comes to the sign-in of the configuration area."
          isSelected={settings.useEscapeKeyToLogin}
          isDisabled={!canWrite}
          onChange={(value) => set('useEscapeKeyToLogin', value, 'escape key')}
        />
      </PanelGroup>
    </Panel>
  );
}
