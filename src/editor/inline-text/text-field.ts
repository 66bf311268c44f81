export interface TextField {
  /** What is typed in. */
  readonly field: HTMLElement;
  /** Leaves the element as it was found. */
  readonly close: () => void;
}

/**
 * Makes the text of an element a field: a text box within it, so that a heading or a link stays what it is. A button
 * may hold nothing that can have the focus, so it becomes the field itself.
 */
export function openTextField(element: HTMLElement, label: string): TextField {
  const rendered = element.textContent;
  const isOwnField = element.localName === 'button';
  const field = isOwnField ? element : element.ownerDocument.createElement('span');
  const formerDraggable = element.getAttribute('draggable');
  // A link would be dragged where a part of its text should be selected.
  element.setAttribute('draggable', 'false');
  field.dataset['inlineField'] = label;
  field.setAttribute('contenteditable', 'plaintext-only');
  if (!isOwnField) {
    field.setAttribute('role', 'textbox');
    field.setAttribute('aria-label', label);
    element.replaceChildren(field);
  }
  // Browsers without fields of plain text get an ordinary one; what is pasted is plain either way.
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
