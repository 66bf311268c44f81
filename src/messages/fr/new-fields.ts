import { defineTranslation } from '../define-messages.ts';
import type { newFields as english } from '../en/new-fields.ts';

export const newFields = defineTranslation<typeof english>('newFields', {
  text: 'Texte',
  textarea: 'Zone de texte',
  email: 'E-mail',
  name: 'Nom',
  phone: 'Téléphone',
  address: 'Adresse',
  number: 'Nombre',
  currency: 'Montant',
  website: 'Site web',
  twitter: 'Twitter',
  password: 'Mot de passe',
  date: 'Date',
  time: 'Heure',
  radio: 'Un choix',
  checkbox: 'Cases à cocher',
  select: 'Liste déroulante',
  likert: 'Sondage',
  section: 'Titre',
  subject: 'Objet',
  message: 'Message',
  firstName: 'Prénom',
  lastName: 'Nom',
  consent: 'Consentement',
});
