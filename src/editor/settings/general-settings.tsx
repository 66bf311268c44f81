import { siteSettings } from '#messages/en/interface/site-settings.ts';
import type { Words } from '#messages/message.ts';
import { Select } from '#ui/select.tsx';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { JsonValue } from '#lib/json.ts';
import { translate } from '#ui/translate.ts';
import { setRecordField } from '../commands/set-record-field.ts';
import { useGestureId } from '../documents/use-gesture-id.ts';
import type { DocumentStore } from '../documents/document-store.ts';
import { siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { ImageSetting } from '../fields/image-setting.tsx';
import { PageField } from '../pages/page-field.tsx';
import { PanelGroup } from '../panel/panel-group.tsx';
import { CardPreview, TabPreview } from '../panel/picture-previews.tsx';
import { Panel } from '../panel/panel.tsx';
import { useBootFacts } from '../site-context/boot-context.ts';
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
  function set(field: string, value: JsonValue, label: Words): void {
    site.run(setRecordField('settings', field, value, label));
  }

  function type(field: string, value: string, label: Words): void {
    site.run(setRecordField('settings', field, value, label), gesture.current());
  }

  const typed = { onBlur: gesture.end, isDisabled: !canWrite } as const;
  return (
    <Panel
      title={translate(siteSettings.general)}
      back={{ to: '/settings', label: translate(siteSettings.settings) }}
      publishes={site}
    >
      <PanelGroup title={translate(siteSettings.theSite)}>
        <TextField
          {...typed}
          label={translate(siteSettings.siteTitle)}
          value={settings.title}
          maxLength={200}
          onChange={(value) => type('title', value, siteSettings.siteTitle)}
        />
        <TextField
          {...typed}
          label={translate(siteSettings.tagline)}
          isOptional
          value={settings.tagline}
          maxLength={300}
          onChange={(value) => type('tagline', value, siteSettings.tagline)}
        />
        <TextArea
          {...typed}
          label={translate(siteSettings.description)}
          value={settings.description}
          maxLength={500}
          rows={3}
          description={translate(siteSettings.descriptionText)}
          onChange={(value) => type('description', value, siteSettings.stepDescription)}
        />
      </PanelGroup>
      <PanelGroup title={translate(siteSettings.specialPages)}>
        <PageField
          label={translate(siteSettings.homePage)}
          value={settings.homePageId}
          isDisabled={!canWrite}
          onChange={(value) => set('homePageId', value, siteSettings.homePage)}
        />
        <PageField
          label={translate(siteSettings.notFoundPage)}
          description={translate(siteSettings.notFoundPageText)}
          none={translate(siteSettings.standardPage)}
          value={settings.notFoundPageId}
          isDisabled={!canWrite}
          onChange={(value) => set('notFoundPageId', value, siteSettings.notFoundPage)}
        />
      </PanelGroup>
      <PanelGroup title={translate(siteSettings.pictures)}>
        <ImageSetting
          label={translate(siteSettings.logo)}
          description={translate(siteSettings.logoText)}
          value={settings.logo}
          onChange={(image) => set('logo', image, siteSettings.logo)}
        />
        <ImageSetting
          label={translate(siteSettings.browserIcon)}
          description={translate(siteSettings.browserIconText)}
          value={settings.favicon}
          onChange={(image) => set('favicon', image, siteSettings.browserIcon)}
          preview={(image) => <TabPreview image={image} title={settings.title} />}
        />
        <ImageSetting
          label={translate(siteSettings.socialImage)}
          description={translate(siteSettings.socialImageText)}
          value={settings.socialImage}
          onChange={(image) => set('socialImage', image, siteSettings.socialImage)}
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
      <PanelGroup title={translate(siteSettings.languageAndRegion)}>
        <Select
          label={translate(siteSettings.language)}
          options={languageOptions(settings.language)}
          value={settings.language}
          isDisabled={!canWrite}
          onChange={(value) => set('language', value, siteSettings.language)}
        />
        <Select
          label={translate(siteSettings.timeZone)}
          options={timeZoneOptions(settings.timeZone)}
          value={settings.timeZone}
          isDisabled={!canWrite}
          onChange={(value) => set('timeZone', value, siteSettings.timeZone)}
        />
      </PanelGroup>
      <PanelGroup title={translate(siteSettings.visitors)}>
        <Switch
          label={translate(siteSettings.hideFromSearch)}
          isSelected={settings.noindex}
          isDisabled={!canWrite}
          onChange={(value) => set('noindex', value, siteSettings.stepSearchVisibility)}
        />
        <Switch
          label={translate(siteSettings.escapeKey)}
          description={translate(siteSettings.escapeKeyText)}
          isSelected={settings.useEscapeKeyToLogin}
          isDisabled={!canWrite}
          onChange={(value) => set('useEscapeKeyToLogin', value, siteSettings.stepEscapeKey)}
        />
      </PanelGroup>
    </Panel>
  );
}
