import { defineTranslation } from '../../define-messages.ts';
import type { formSettings as english } from '../../en/interface/form-settings.ts';

export const formSettings = defineTranslation<typeof english>('formSettings', {
  forms: 'Formulaires',
  settings: 'Réglages',
  captcha: 'CAPTCHA',
  captchaText:
    'Les formulaires avec CAPTCHA utilisent celui de Portico, qui n’interroge aucun autre service. Avec les clés d’un compte Cloudflare Turnstile, ils utilisent Turnstile ; il se charge lorsqu’un visiteur l’accepte.',
  siteKey: 'Clé de site Turnstile',
  siteKeyText: 'Effective lorsque le site est publié.',
  stepSiteKey: 'Clé de site du CAPTCHA',
  textBoxes: 'Zones de texte',
  maximumLength: 'Longueur maximale des zones de texte',
  maximumLengthText:
    'Désactivé : les longueurs enregistrées sont conservées, mais les formulaires ne les appliquent pas.',
  stepFormHandler: 'Traitement des formulaires',
  secretSaved: 'La clé secrète a été enregistrée.',
  secretRemoved: 'La clé secrète a été retirée.',
  secretNotLoaded: 'La clé secrète n’a pas pu être chargée',
  tryAgain: 'Réessayer',
  loadingSecret: 'Chargement de la clé secrète',
  secretKey: 'Clé secrète Turnstile',
  secretKeyText: 'Effective immédiatement. Elle reste sur ce serveur et n’est plus jamais affichée.',
  saveSecret: 'Enregistrer la clé secrète',
  removeSecret: 'Retirer la clé secrète',
  secretMissing: 'La clé secrète manque',
  secretMissingText:
    'Les formulaires avec CAPTCHA ne peuvent pas être envoyés avant que les deux clés soient là.',
  listsNotLoaded: 'Les listes de diffusion n’ont pas pu être chargées',
  loadingLists: 'Chargement des listes de diffusion',
  stepList: 'Modifier la liste de diffusion',
  list: 'Liste de diffusion',
  none: 'Aucune',
  newList: 'Nouvelle liste de diffusion',
  doubleOptIn: 'Double opt-in',
  doubleOptInText: 'Les nouveaux abonnés confirment leur adresse avant d’être dans la liste.',
  stepConfirmation: 'Modifier la confirmation',
  loading: 'Chargement',
  listNeeded: 'Choisissez une liste',
  noLists: 'Vous n’avez aucune liste de diffusion. Veuillez en créer une avant de continuer',
});
