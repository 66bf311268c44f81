import { cookieTexts } from '#messages/en/cookie-texts.ts';
import { useState } from 'react';
import { loadedBannerText, savedBannerText } from '#domain/consent/cookie-banner.ts';
import { richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import { cookieSettings } from '#messages/en/interface/cookie-settings.ts';
import { TextField } from '#ui/text-field.tsx';
import { translate } from '#ui/translate.ts';
import { useGestureId } from '../../documents/use-gesture-id.ts';
import { FieldView } from '../../field-kinds/field-view.tsx';
import { PanelGroup } from '../../panel/panel-group.tsx';
import type { CookieGroupProps } from './cookie-group-props.ts';

const MAX_LENGTH = 60;

/** What the banner says; texts left empty follow the defaults in the site's language (CONS-15, CONS-27). */
export function BannerTexts({ banner, set, translateContent, isDisabled }: CookieGroupProps) {
  // Somebody who empties the text to write another is not given the default in between.
  const [isEmptied, setEmptied] = useState(false);
  const gesture = useGestureId();
  const text =
    isEmptied && banner.cookieBannerText === '' ? richTextOf('') : loadedBannerText(banner, translateContent);
  const typed = { onBlur: gesture.end, isDisabled, maxLength: MAX_LENGTH } as const;
  return (
    <PanelGroup title={translate(cookieSettings.texts)}>
      <div inert={isDisabled} onBlur={() => setEmptied(false)}>
        <FieldView
          control={{
            control: 'rich-text',
            label: translate(cookieSettings.bannerText),
            help: translate(cookieSettings.bannerTextHelp),
          }}
          value={text}
          error={null}
          onChange={(value, gestureId) => {
            const saved = savedBannerText(richTextSchema.parse(value));
            setEmptied(saved === '');
            set({ cookieBannerText: saved }, cookieSettings.bannerText, gestureId);
          }}
        />
      </div>
      <TextField
        {...typed}
        label={translate(cookieSettings.acceptButton)}
        placeholder={translateContent(cookieTexts.accept)}
        value={banner.cookieBannerCtaText}
        onChange={(value) =>
          set({ cookieBannerCtaText: value }, cookieSettings.acceptButton, gesture.current())
        }
      />
      {banner.cookieBannerAcceptType === 'OPT_IN_AND_OUT' ? (
        <TextField
          {...typed}
          label={translate(cookieSettings.declineButton)}
          placeholder={translateContent(cookieTexts.decline)}
          value={banner.cookieBannerOptOutCtaText}
          onChange={(value) =>
            set({ cookieBannerOptOutCtaText: value }, cookieSettings.declineButton, gesture.current())
          }
        />
      ) : null}
    </PanelGroup>
  );
}
