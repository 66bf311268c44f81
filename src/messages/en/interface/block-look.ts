import { defineMessages } from '../../define-messages.ts';

/** What a block has of its own beside its content. */
export const blockLook = defineMessages('blockLook', {
  title: 'Design',
  background: 'Background',
  none: 'None',
  theme: 'Theme',
  color: 'Color',
  colors: 'Colors',
  backgroundColor: 'Background color',
  opacity: 'Opacity',
  padding: 'Padding',
  corners: 'Corners',
  border: 'Border',
  borderColor: 'Border color',
  ownColor: 'Its own color',
  ownBorderColor: 'Own border color',
  borderLine: 'Lines of the theme',
  borderText: 'Text of the theme',
  borderAccent: 'Accent of the theme',
  shadow: 'Shadow',
  noShadow: 'None',
  smallShadow: 'Small',
  mediumShadow: 'Medium',
  largeShadow: 'Large',
  reset: 'Reset design',
});
