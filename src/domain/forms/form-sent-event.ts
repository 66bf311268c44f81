/** The page event of every form that was sent; `detail.formId` is the form. The popup listens to it (OVER-10). */
export const FORM_SENT_EVENT = 'portico:form-sent';
