import { defineMessages } from '../../define-messages.ts';

/** What of a design is changed, as undo and histories call it after “Change”. */
export const designSteps = defineMessages('designSteps', {
  buttonStyle: 'Button style',
  buttonShape: 'Button shape',
  buttonPadding: 'Button padding',
  buttonTextWeight: 'Button text weight',
  animation: 'Animation',
  animationSpeed: 'Animation speed',
  imageCorners: 'Image corners',
  saveButton: 'Save button over pictures',
  headingLineHeight: 'Heading line height',
  buttonFont: 'Button font',
  buttonHover: 'Button under the pointer',
  imageLayout: 'Image layout',
});
