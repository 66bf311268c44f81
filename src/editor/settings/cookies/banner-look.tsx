import { BAR_POSITIONS, bannerPosition, POPUP_POSITIONS } from '#domain/consent/banner-position.ts';
import type { BannerPosition } from '#domain/consent/banner-position.ts';
import { Select } from '#ui/select.tsx';
import { SegmentedControl } from '#ui/segmented-control.tsx';
import { PanelGroup } from '../../panel/panel-group.tsx';
import type { CookieGroupProps } from './cookie-group-props.ts';

const POSITION_LABELS: Readonly<Record<BannerPosition, string>> = {
  TOP: 'Top',
  BOTTOM: 'Bottom',
  TOP_LEFT: 'Top left',
  TOP_RIGHT: 'Top right',
  BOTTOM_LEFT: 'Bottom left',
  BOTTOM_RIGHT: 'Bottom right',
};

/** Choices, shape, place and colours of the banner (CONS-04 to CONS-07, CONS-28, CONS-31). */
export function BannerLook({ banner, set, isDisabled }: CookieGroupProps) {
  const variant = banner.cookieBannerVariant;
  const positions: readonly BannerPosition[] = variant === 'BAR' ? BAR_POSITIONS : POPUP_POSITIONS;
  return (
    <PanelGroup title="Choices and look">
      <Select
        label="Choices"
        isDisabled={isDisabled}
        options={[
          { value: 'OPT_IN', label: 'Accept' },
          { value: 'OPT_IN_AND_OUT', label: 'Accept or decline' },
        ]}
        value={banner.cookieBannerAcceptType}
        onChange={(value) => set({ cookieBannerAcceptType: value }, 'banner choices')}
      />
      <Select
        label="Button style"
        isDisabled={isDisabled}
        {...(banner.cookieBannerAcceptType === 'OPT_IN_AND_OUT' && banner.cookieBannerCtaVariant === 'ICON'
          ? { description: 'One icon cannot offer two choices: buttons are shown.' }
          : {})}
        options={[
          { value: 'TEXT', label: 'Text' },
          { value: 'BUTTON', label: 'Button' },
          { value: 'ICON', label: 'Icon' },
        ]}
        value={banner.cookieBannerCtaVariant}
        onChange={(value) => set({ cookieBannerCtaVariant: value }, 'button style')}
      />
      <SegmentedControl
        label="Shape"
        isDisabled={isDisabled}
        options={[
          { value: 'BAR', label: 'Bar' },
          { value: 'POPUP', label: 'Pop-up' },
        ]}
        value={variant}
        onChange={(value) => set({ cookieBannerVariant: value }, 'banner shape')}
      />
      <Select
        label="Position"
        isDisabled={isDisabled}
        options={positions.map((position) => ({ value: position, label: POSITION_LABELS[position] }))}
        value={bannerPosition(variant, banner.cookieBannerPosition)}
        onChange={(value) => set({ cookieBannerPosition: value }, 'banner position')}
      />
      <SegmentedControl
        label="Colors"
        isDisabled={isDisabled}
        options={[
          { value: 'LIGHT', label: 'Light' },
          { value: 'DARK', label: 'Dark' },
        ]}
        value={banner.cookieBannerTheme}
        onChange={(value) => set({ cookieBannerTheme: value }, 'banner colors')}
      />
    </PanelGroup>
  );
}
