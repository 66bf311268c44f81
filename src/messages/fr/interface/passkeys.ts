import { defineTranslation } from '../../define-messages.ts';
import type { passkeys as english } from '../../en/interface/passkeys.ts';

export const passkeys = defineTranslation<typeof english>('passkeys', {
  title: 'Clés d’accès',
  description:
    'Une clé d’accès vous connecte avec l’empreinte, le visage ou le code de votre appareil. Elle remplace le mot de passe et le second facteur.',
  loading: 'Chargement des clés d’accès',
  none: 'Il n’y a pas encore de clé d’accès.',
  unsupported:
    'Ce navigateur ne peut pas utiliser de clés d’accès à cette adresse. Il faut un navigateur récent et une adresse qui commence par https.',
  wrongAddress:
    'Les clés d’accès ne fonctionnent pas à cette adresse. Ouvrez le tableau de bord à l’adresse prévue pour lui.',
  failed: 'La clé d’accès n’a pas pu être utilisée. Réessayez ou utilisez-en une autre.',
  known: 'Cet appareil a déjà une clé d’accès de ce compte.',
  notAdded: 'Aucune clé d’accès n’a été ajoutée : l’opération a été annulée ou a pris trop de temps.',
  add: 'Ajouter une clé d’accès',
  added: 'La clé d’accès a été ajoutée.',
  addedOn: 'Ajoutée le {date}.',
  lastUsed: 'Dernière utilisation : {ago}.',
  neverUsed: 'Pas encore utilisée.',
  synced: 'Conservée pour tous vos appareils.',
  rename: 'Renommer',
  renameOf: 'Renommer {name}',
  renameTitle: 'Renommer la clé d’accès',
  name: 'Nom',
  save: 'Enregistrer',
  remove: 'Retirer',
  removeOf: 'Retirer {name}',
  removeTitle: 'Retirer la clé d’accès ?',
  removeText: '« {name} » ne vous connecte plus. Supprimez-la aussi de votre appareil.',
  removed: 'La clé d’accès a été retirée.',
  onlyLead:
    'Vous pouvez vous connecter uniquement avec des clés d’accès : plus personne n’entre alors avec un mot de passe. Si vous perdez toutes vos clés, vous revenez avec un lien reçu par e-mail et un code de récupération.',
  turnPasswordOff: 'Désactiver le mot de passe',
  passwordTurnedOff: 'Le mot de passe est désactivé. Toutes les autres sessions ont été fermées.',
  passwordIsOff:
    'Le mot de passe est désactivé : seules les clés d’accès permettent de se connecter. Un nouveau mot de passe le réactive.',
  turnPasswordOn: 'Activer le mot de passe',
  passwordTurnedOn: 'Le mot de passe est de nouveau actif. Toutes les autres sessions ont été fermées.',
  or: 'ou',
  use: 'Utiliser une clé d’accès',
  proveLead:
    'Votre connexion date d’un moment. Utilisez une de vos clés d’accès ; ce que vous avez saisi est conservé et sera envoyé ensuite.',
  recoveryCode: 'Code de récupération',
  recoveryCodeHint:
    'Ce compte se connecte uniquement avec des clés d’accès. Un nouveau mot de passe demande un de ses codes de récupération.',
});
