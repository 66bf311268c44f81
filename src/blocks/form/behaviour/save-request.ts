import type { FieldValue } from '#domain/forms/field-value.ts';
import { TRAP_NAME } from '#domain/forms/save-form-request.ts';
import type { JsonObject } from '#lib/json.ts';
import type { BehaviourEnvironment } from '../../behaviour.ts';

const PAGE_FIELDS = ['pageTitle', 'pageId', 'contentSource', 'pagePath', 'pagePermissionTypeValue'] as const;

/** The parameters of the save call besides its key (FORM-59 to FORM-62, FORM-66). */
export function saveRequest(
  form: HTMLFormElement,
  values: Readonly<Record<string, FieldValue>>,
  submitText: string,
  environment: Pick<BehaviourEnvironment, 'pageContext'>,
): JsonObject {
  const trap = form.elements.namedItem(TRAP_NAME);
  const page: Record<string, JsonObject[string]> = {};
  for (const name of PAGE_FIELDS) page[name] = environment.pageContext(name) ?? null;
  return {
    ...page,
    formId: form.dataset['formId'] ?? '',
    collectionId: form.dataset['collectionId'] ?? '',
    objectName: form.dataset['objectName'] ?? '',
    isOverlayForm: form.closest('[data-overlay]') !== null,
    submitButtonText: submitText,
    form: JSON.stringify(values),
    [TRAP_NAME]: trap instanceof HTMLInputElement ? trap.value : '',
  };
}
