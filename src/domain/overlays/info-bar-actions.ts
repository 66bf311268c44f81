import { overlays } from '#messages/en/overlays.ts';
import type { Message } from '#messages/message.ts';

/** The mobile info bar of a page, as its context tells it (OVER-23, OVER-26). */
export interface MobileInfoBarSettings {
  readonly style: 'none' | 'light' | 'dark';
}

/** What visitors may know of the business; empty where the owner said nothing. */
export interface BusinessContact {
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly openingHours: string;
}

export type InfoBarAction =
  | { readonly kind: 'call' | 'email' | 'directions'; readonly label: Message; readonly href: string }
  | { readonly kind: 'hours'; readonly label: Message; readonly text: string };

/** Up to four actions; one without data is left out, and with none there is no bar (OVER-26). */
export function infoBarActions(contact: BusinessContact): readonly InfoBarAction[] {
  const phone = contact.phone.replaceAll(/[^+\d*#,;]/g, '');
  const email = contact.email.trim();
  const address = oneLine(contact.address);
  const hours = contact.openingHours.trim();
  return [
    ...(phone === '' ? [] : [action('call', `tel:${phone}`)]),
    ...(email === '' ? [] : [action('email', `mailto:${encodeURIComponent(email).replace('%40', '@')}`)]),
    ...(address === ''
      ? []
      : [action('directions', `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`)]),
    ...(hours === '' ? [] : [{ kind: 'hours', label: overlays.hours, text: hours } as const]),
  ];
}

function action(kind: 'call' | 'email' | 'directions', href: string): InfoBarAction {
  return { kind, label: overlays[kind], href };
}

function oneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');
}

/** Id of the `<template>` of a published page that holds its mobile info bar. */
export const INFO_BAR_TEMPLATE_ID = 'portico-mobile-info-bar';
