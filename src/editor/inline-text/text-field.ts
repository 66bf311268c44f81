export interface TextField {
  /** The editable element. */
  readonly field: HTMLElement;
  /** Restores the element. */
  readonly close: () => void;
}

/**
 * Makes the text of an element editable: a text box within it, so that a heading or a link stays what it is. A button
 * must not contain a focusable element, so it becomes the field itself.
 */
export function openTextField(element: HTMLElement, label: string): TextField {
  const rendered = element.textContent;
  const isOwnField = element.localName === 'button';
  const field = isOwnField ? element : element.ownerDocument.createElement('span');
  const formerDraggable = element.getAttribute('draggable');
  // Prevents the drag of a link where a part of its text is to be selected.
  element.setAttribute('draggable', 'false');
  field.dataset['inlineField'] = label;
  field.setAttribute('contenteditable', 'plaintext-only');
  if (!isOwnField) {
    field.setAttribute('role', 'textbox');
    field.setAttribute('aria-label', label);
    element.replaceChildren(field);
  }
  // Browsers without `plaintext-only` get an ordinary field; pasted text is plain either way.
  if (!field.isContentEditable) field.setAttribute('contenteditable', 'true');
  return {
    field,
    close() {
      if (formerDraggable === null) element.removeAttribute('draggable');
      else element.setAttribute('draggable', formerDraggable);
      if (isOwnField) {
        element.removeAttribute('contenteditable');
        delete element.dataset['inlineField'];
      }
      element.textContent = rendered;
    },
  };
}
