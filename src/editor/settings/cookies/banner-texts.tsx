import { useState } from 'react';
import { bannerWords } from '#domain/consent/banner-words.ts';
import { loadedBannerText, savedBannerText } from '#domain/consent/cookie-banner.ts';
import { richTextAsJson, richTextOf, richTextSchema } from '#domain/rich-text/rich-text.ts';
import { TextField } from '#ui/text-field.tsx';
import { useGestureId } from '../../design/use-gesture-id.ts';
import { FieldView } from '../../inspector/field-view.tsx';
import { PanelGroup } from '../../panel/panel-group.tsx';
import type { CookieGroupProps } from './cookie-group-props.ts';

const MAX_LENGTH = 60;

/** What the banner says; texts left empty follow the defaults in the site's language (CONS-15, CONS-27). */
export function BannerTexts({ banner, set, language, isDisabled }: CookieGroupProps) {
  // Somebody who empties the text to write another is not given the default in between.
  const [isEmptied, setEmptied] = useState(false);
  const gesture = useGestureId();
  const words = bannerWords(language);
  const text =
    isEmptied && banner.cookieBannerText === '' ? richTextOf('') : loadedBannerText(banner, language);
  const typed = { onBlur: gesture.end, isDisabled, maxLength: MAX_LENGTH } as const;
  return (
    <PanelGroup title="Texts">
      <div inert={isDisabled} onBlur={() => setEmptied(false)}>
        <FieldView
          control={{
            control: 'rich-text',
            label: 'Banner text',
            help: 'Shown with bold, italic and links. Empty: the default text.',
          }}
          value={richTextAsJson(text)}
          error={null}
          onChange={(value, gestureId) => {
            const saved = savedBannerText(richTextSchema.parse(value));
            setEmptied(saved === '');
            set({ cookieBannerText: saved === '' ? '' : richTextAsJson(saved) }, 'banner text', gestureId);
          }}
        />
      </div>
      <TextField
        {...typed}
        label="Accept button"
        placeholder={words.accept}
        value={banner.cookieBannerCtaText}
        onChange={(value) => set({ cookieBannerCtaText: value }, 'accept button', gesture.current())}
      />
      {banner.cookieBannerAcceptType === 'OPT_IN_AND_OUT' ? (
        <TextField
          {...typed}
          label="Decline button"
          placeholder={words.decline}
          value={banner.cookieBannerOptOutCtaText}
          onChange={(value) => set({ cookieBannerOptOutCtaText: value }, 'decline button', gesture.current())}
        />
      ) : null}
    </PanelGroup>
  );
}
