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
  const formerLabel = element.getAttribute('aria-label');
  const formerDraggable = element.getAttribute('draggable');
  // A link would be dragged where a part of its text should be selected.
  element.setAttribute('draggable', 'false');
  field.dataset['inlineField'] = '';
  field.setAttribute('aria-label', label);
  field.setAttribute('contenteditable', 'plaintext-only');
  if (!isOwnField) {
    field.setAttribute('role', 'textbox');
    element.replaceChildren(field);
  }
  // Browsers without fields of plain text get an ordinary one; what is pasted is plain either way.
  if (!field.isContentEditable) field.setAttribute('contenteditable', 'true');
  return {
    field,
    close() {
      restore(element, 'draggable', formerDraggable);
      if (isOwnField) {
        restore(element, 'aria-label', formerLabel);
        element.removeAttribute('contenteditable');
        delete element.dataset['inlineField'];
      }
      element.textContent = rendered;
    },
  };
}

function restore(element: HTMLElement, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}
