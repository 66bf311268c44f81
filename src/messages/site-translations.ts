import { translation as ar } from './ar/site.ts';
import type { Translation } from './define-messages.ts';
import { translation as de } from './de/site.ts';
import { translation as es } from './es/site.ts';
import { translation as fr } from './fr/site.ts';
import { translation as it } from './it/site.ts';
import { translation as nl } from './nl/site.ts';

/** The languages that published sites speak besides English, with everything they say (DATA-69). */
export const SITE_TRANSLATIONS: Readonly<Record<string, Translation>> = { ar, de, es, fr, it, nl };
