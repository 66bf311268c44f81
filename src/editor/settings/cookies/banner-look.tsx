import { BAR_POSITIONS, bannerPosition, POPUP_POSITIONS } from '#domain/consent/banner-position.ts';
import type { BannerPosition } from '#domain/consent/banner-position.ts';
import { cookieSettings } from '#messages/en/interface/cookie-settings.ts';
import type { Message } from '#messages/message.ts';
import { Select } from '#ui/select.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { translate } from '#ui/translate.ts';
import { PanelGroup } from '../../panel/panel-group.tsx';
import type { CookieGroupProps } from './cookie-group-props.ts';

const POSITION_LABELS: Readonly<Record<BannerPosition, Message>> = {
  TOP: cookieSettings.positionTop,
  BOTTOM: cookieSettings.positionBottom,
  TOP_LEFT: cookieSettings.positionTopLeft,
  TOP_RIGHT: cookieSettings.positionTopRight,
  BOTTOM_LEFT: cookieSettings.positionBottomLeft,
  BOTTOM_RIGHT: cookieSettings.positionBottomRight,
};

/** Choices, shape, place and colours of the banner (CONS-04 to CONS-07, CONS-28, CONS-31). */
export function BannerLook({ banner, set, isDisabled }: CookieGroupProps) {
  const variant = banner.cookieBannerVariant;
  const positions: readonly BannerPosition[] = variant === 'BAR' ? BAR_POSITIONS : POPUP_POSITIONS;
  return (
    <PanelGroup title={translate(cookieSettings.choicesAndLook)}>
      <Select
        label={translate(cookieSettings.choices)}
        isDisabled={isDisabled}
        options={[
          { value: 'OPT_IN', label: translate(cookieSettings.accept) },
          { value: 'OPT_IN_AND_OUT', label: translate(cookieSettings.acceptOrDecline) },
        ]}
        value={banner.cookieBannerAcceptType}
        onChange={(value) => set({ cookieBannerAcceptType: value }, cookieSettings.stepChoices)}
      />
      <Select
        label={translate(cookieSettings.buttonStyle)}
        isDisabled={isDisabled}
        {...(banner.cookieBannerAcceptType === 'OPT_IN_AND_OUT' && banner.cookieBannerCtaVariant === 'ICON'
          ? { description: translate(cookieSettings.oneIcon) }
          : {})}
        options={[
          { value: 'TEXT', label: translate(cookieSettings.styleText) },
          { value: 'BUTTON', label: translate(cookieSettings.styleButton) },
          { value: 'ICON', label: translate(cookieSettings.styleIcon) },
        ]}
        value={banner.cookieBannerCtaVariant}
        onChange={(value) => set({ cookieBannerCtaVariant: value }, cookieSettings.buttonStyle)}
      />
      <SegmentedControl
        label={translate(cookieSettings.shape)}
        isDisabled={isDisabled}
        options={[
          { value: 'BAR', label: translate(cookieSettings.bar) },
          { value: 'POPUP', label: translate(cookieSettings.popup) },
        ]}
        value={variant}
        onChange={(value) => set({ cookieBannerVariant: value }, cookieSettings.stepShape)}
      />
      <Select
        label={translate(cookieSettings.position)}
        isDisabled={isDisabled}
        options={positions.map((position) => ({
          value: position,
          label: translate(POSITION_LABELS[position]),
        }))}
        value={bannerPosition(variant, banner.cookieBannerPosition)}
        onChange={(value) => set({ cookieBannerPosition: value }, cookieSettings.stepPosition)}
      />
      <SegmentedControl
        label={translate(cookieSettings.colors)}
        isDisabled={isDisabled}
        options={[
          { value: 'LIGHT', label: translate(cookieSettings.light) },
          { value: 'DARK', label: translate(cookieSettings.dark) },
        ]}
        value={banner.cookieBannerTheme}
        onChange={(value) => set({ cookieBannerTheme: value }, cookieSettings.stepColors)}
      />
    </PanelGroup>
  );
}
