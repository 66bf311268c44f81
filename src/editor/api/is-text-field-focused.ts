const TEXT_FIELDS =
  'textarea, [contenteditable]:not([contenteditable="false"]), input:not([type="button"], [type="checkbox"], [type="color"], [type="file"], [type="image"], [type="radio"], [type="range"], [type="reset"], [type="submit"])';

/** Whether keys are typed into a text now, in this document, a frame of it or a shadow root. */
export function isTextFieldFocused(root: Document | ShadowRoot = document): boolean {
  const focused = root.activeElement;
  if (focused === null) return false;
  if (focused instanceof HTMLIFrameElement) {
    return focused.contentDocument !== null && isTextFieldFocused(focused.contentDocument);
  }
  if (focused.shadowRoot !== null) return isTextFieldFocused(focused.shadowRoot);
  return isTextField(focused);
}

/** Whether an element is a text field, so that keys such as undo belong to it; switches, radios and sliders are not. */
export function isTextField(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches(TEXT_FIELDS);
}
