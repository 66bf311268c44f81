import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components';
import { formattingLocale } from './language.ts';

/** Tells the component library in which language and direction it is. */
export function LanguageProvider({ children }: { readonly children: ReactNode }) {
  return <I18nProvider locale={formattingLocale()}>{children}</I18nProvider>;
}
