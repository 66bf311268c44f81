import { defineTranslation } from '../../define-messages.ts';
import type { fieldKinds as english } from '../../en/interface/field-kinds.ts';

export const fieldKinds = defineTranslation<typeof english>('fieldKinds', {
  text: 'Texte',
  textarea: 'Zone de texte',
  email: 'E-mail',
  name: 'Nom',
  phone: 'Téléphone',
  address: 'Adresse',
  number: 'Nombre',
  currency: 'Devise',
  website: 'Site web',
  twitter: 'Twitter',
  password: 'Mot de passe',
  date: 'Date',
  time: 'Heure',
  radio: 'Choix unique',
  checkbox: 'Cases à cocher',
  select: 'Liste déroulante',
  likert: 'Sondage',
  section: 'Titre',
  hidden: 'Masqué',
});
