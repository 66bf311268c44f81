import { newContent } from '#messages/en/new-content.ts';
import { translateContent } from '../documents/content-language.ts';
import { linkValueSchema } from '#domain/links/link-value.ts';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import { translate } from '#ui/translate.ts';
import { headerSettings } from '#messages/en/interface/header-settings.ts';
import type { Words } from '#messages/message.ts';
import { setSiteField } from '../commands/set-site-field.ts';
import { siteHeaderOf, siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useWorkspace } from '../workspace/workspace.ts';
import { FieldView } from '../field-kinds/field-view.tsx';
import { TextFieldView } from '../fields/text-field-view.tsx';
import { ThemeSwatches } from './theme-swatches.tsx';
import styles from '../fields/inspector-panel.module.css';

/** The header of the site: title or logo, layout, colours, button (EDIT-68). */
export function HeaderPanel() {
  const { site } = useWorkspace();
  const header = siteHeaderOf(useRecord(site, 'header'));
  const settings = siteSettingsOf(useRecord(site, 'settings'));
  const set =
    (record: 'header' | 'settings', field: string, label: Words) => (value: JsonValue, gestureId?: string) =>
      site.run(setSiteField(site.getState().view, record, field, value, label), gestureId);
  const { button } = header;
  const link = linkValueSchema.safeParse(button?.link);
  const setButton = set('header', 'button', headerSettings.headerButton);
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>{translate(headerSettings.title)}</h2>
      <p className={styles['note']}>{translate(headerSettings.note)}</p>
      <TextFieldView
        control={{ control: 'text', label: headerSettings.siteTitle, maxLength: 200 }}
        value={settings.title}
        error={null}
        onChange={set('settings', 'title', headerSettings.siteTitle)}
      />
      <FieldView
        control={{ control: 'image', label: headerSettings.logo, help: headerSettings.logoHelp }}
        value={settings.logo}
        error={null}
        onChange={set('settings', 'logo', headerSettings.logo)}
      />
      <div className={styles['group']}>
        <SegmentedControl
          label={translate(headerSettings.layout)}
          value={header.layout}
          options={[
            { value: 'title-left', label: translate(headerSettings.titleLeft) },
            { value: 'title-center', label: translate(headerSettings.titleCenter) },
            { value: 'nav-left', label: translate(headerSettings.linksLeft) },
          ]}
          onChange={set('header', 'layout', headerSettings.headerLayout)}
        />
        <ThemeSwatches
          label={translate(headerSettings.colors)}
          value={header.theme}
          onChange={set('header', 'theme', headerSettings.headerColors)}
        />
        <Switch
          label={translate(headerSettings.sticky)}
          isSelected={header.isSticky}
          onChange={set('header', 'isSticky', headerSettings.fixedHeader)}
        />
        <Switch
          label={translate(headerSettings.fitsTitle)}
          description={translate(headerSettings.fitsTitleHelp)}
          isSelected={header.fitsTitle === true}
          onChange={set('header', 'fitsTitle', headerSettings.titleOnOneLine)}
        />
      </div>
      <div className={styles['group']}>
        <Switch
          label={translate(headerSettings.showsAccount)}
          description={translate(headerSettings.showsAccountHelp)}
          isSelected={header.showsAccount !== false}
          onChange={set('header', 'showsAccount', headerSettings.accountLink)}
        />
        <Switch
          label={translate(headerSettings.button)}
          isSelected={button !== null}
          onChange={(isOn) =>
            setButton(isOn ? { text: translateContent(newContent.getInTouch), link: null } : null)
          }
        />
        {button === null ? null : (
          <>
            <TextFieldView
              control={{ control: 'text', label: headerSettings.buttonText, maxLength: 80 }}
              value={button.text}
              error={null}
              onChange={(text, gestureId) => setButton({ text, link: linkJson(button.link) }, gestureId)}
            />
            <FieldView
              control={{
                control: 'link',
                label: headerSettings.buttonLink,
                help: headerSettings.buttonLinkHelp,
              }}
              value={link.success ? link.data : null}
              error={null}
              onChange={(next) => setButton({ text: button.text, link: next })}
            />
          </>
        )}
      </div>
    </div>
  );
}

function linkJson(link: unknown): JsonValue {
  const value = link as JsonValue | undefined;
  return isJsonObject(value) ? value : null;
}
