import { linkValueSchema } from '#domain/links/link-value.ts';
import { isJsonObject, type JsonValue } from '#lib/json.ts';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { Switch } from '#ui/switch.tsx';
import { setSiteField } from '../commands/set-site-field.ts';
import { siteHeaderOf, siteSettingsOf } from '../documents/site-records.ts';
import { useRecord } from '../documents/use-document-state.ts';
import { useWorkspace } from '../edit-mode/workspace.ts';
import { FieldView } from './field-view.tsx';
import { TextFieldView } from './text-field-view.tsx';
import { ThemeSwatches } from './theme-swatches.tsx';
import styles from './panel.module.css';

/** The header of the site: title or logo, layout, colours, button (EDIT-68). */
export function HeaderPanel() {
  const { site } = useWorkspace();
  const header = siteHeaderOf(useRecord(site, 'header'));
  const settings = siteSettingsOf(useRecord(site, 'settings'));
  const set =
    (record: 'header' | 'settings', field: string, label: string) => (value: JsonValue, gestureId?: string) =>
      site.run(setSiteField(site.getState().view, record, field, value, label), gestureId);
  const { button } = header;
  const link = linkValueSchema.safeParse(button?.link);
  const setButton = set('header', 'button', 'header button');
  return (
    <div className={styles['panel']}>
      <h2 className={styles['title']}>Header</h2>
      <p className={styles['note']}>
        The header stands on every page. Its links follow the navigation in Pages.
      </p>
      <TextFieldView
        control={{ control: 'text', label: 'Site title', maxLength: 200 }}
        value={settings.title}
        error={null}
        onChange={set('settings', 'title', 'site title')}
      />
      <FieldView
        control={{ control: 'image', label: 'Logo', help: 'Shown in place of the title.' }}
        value={settings.logo as unknown as JsonValue}
        error={null}
        onChange={set('settings', 'logo', 'logo')}
      />
      <div className={styles['group']}>
        <SegmentedControl
          label="Layout"
          value={header.layout}
          options={[
            { value: 'title-left', label: 'Title left' },
            { value: 'title-center', label: 'Title center' },
            { value: 'nav-left', label: 'Links left' },
          ]}
          onChange={set('header', 'layout', 'header layout')}
        />
        <ThemeSwatches
          label="Colors"
          value={header.theme}
          onChange={set('header', 'theme', 'header colors')}
        />
        <Switch
          label="Stays at the top while scrolling"
          isSelected={header.isSticky}
          onChange={set('header', 'isSticky', 'fixed header')}
        />
        <Switch
          label="Keep the title on one line"
          description="A title that is too wide for its place is shown smaller."
          isSelected={header.fitsTitle === true}
          onChange={set('header', 'fitsTitle', 'title on one line')}
        />
      </div>
      <div className={styles['group']}>
        <Switch
          label="Button"
          isSelected={button !== null}
          onChange={(isOn) => setButton(isOn ? { text: 'Get in touch', link: null } : null)}
        />
        {button === null ? null : (
          <>
            <TextFieldView
              control={{ control: 'text', label: 'Button text', maxLength: 80 }}
              value={button.text}
              error={null}
              onChange={(text, gestureId) => setButton({ text, link: linkJson(button.link) }, gestureId)}
            />
            <FieldView
              control={{
                control: 'link',
                label: 'Button link',
                help: 'Without a link, visitors do not see the button.',
              }}
              value={link.success ? (link.data as unknown as JsonValue) : null}
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
