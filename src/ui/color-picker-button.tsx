import {
  Button,
  ColorArea,
  ColorSlider,
  ColorSwatch,
  ColorThumb,
  DialogTrigger,
  Popover,
  SliderTrack,
  type Color,
} from 'react-aria-components';
import { kit } from '#messages/en/interface/kit.ts';
import { translate } from './translate.ts';
import { classes } from './classes.ts';
import listStyles from './list.module.css';
import styles from './color-field.module.css';

/** A swatch that opens a picker of shades and hues. Stands inside a `ColorPicker`. */
export function ColorPickerButton({
  label,
  isDisabled = false,
  onChangeEnd,
}: {
  readonly label: string;
  readonly isDisabled?: boolean | undefined;
  readonly onChangeEnd: (color: Color) => void;
}) {
  return (
    <DialogTrigger>
      <Button
        aria-label={translate(kit.chooseColor, { label })}
        isDisabled={isDisabled}
        className={styles['swatchButton'] ?? ''}
      >
        <ColorSwatch className={styles['swatch'] ?? ''} />
      </Button>
      <Popover aria-label={label} placement="bottom start" offset={6} className={listStyles['popover'] ?? ''}>
        <div className={styles['picker']}>
          <ColorArea
            colorSpace="hsb"
            xChannel="saturation"
            yChannel="brightness"
            onChangeEnd={onChangeEnd}
            className={styles['area'] ?? ''}
          >
            <ColorThumb className={styles['thumb'] ?? ''} />
          </ColorArea>
          <ColorSlider
            aria-label={translate(kit.hue)}
            colorSpace="hsb"
            channel="hue"
            onChangeEnd={onChangeEnd}
            className={styles['slider'] ?? ''}
          >
            <SliderTrack className={styles['hue'] ?? ''}>
              <ColorThumb className={classes(styles['thumb'], styles['onTrack'])} />
            </SliderTrack>
          </ColorSlider>
        </div>
      </Popover>
    </DialogTrigger>
  );
}
