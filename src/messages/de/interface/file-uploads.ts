import { defineTranslation } from '../../define-messages.ts';
import type { fileUploads as english } from '../../en/interface/file-uploads.ts';

export const fileUploads = defineTranslation<typeof english>('fileUploads', {
  processingCancelled: 'Verarbeitung der Datei abgebrochen',
  processingIncomplete: 'Verarbeitung der Datei wurde nicht abgeschlossen',
  uploadIncomplete: 'Hochladen der Datei wurde nicht abgeschlossen',
  renameFailed: 'Beim Umbenennen Ihrer Datei ist ein Problem aufgetreten.',
  uploadFailed: 'Beim Hochladen Ihrer Datei ist ein Problem aufgetreten.',
  nameMissing: 'Bitte geben Sie einen Dateinamen ein',
  uploadCancelled: 'Hochladen abgebrochen',
  unsupported: 'Die Datei {name} scheint keine unterstützte Datei zu sein.',
  unsupportedImage: 'Die Datei {name} scheint keine unterstützte Bilddatei zu sein.',
  tooLarge: 'Die Datei {name} ist zu groß. Die zulässige Höchstgröße beträgt {max}.',
  ofPictures: 'Bild-',
});
