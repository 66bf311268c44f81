import { defineTranslation } from '../../define-messages.ts';
import type { filePicker as english } from '../../en/interface/file-picker.ts';

export const filePicker = defineTranslation<typeof english>('filePicker', {
  choose: 'Datei wählen',
  chooseFor: '{label}: Datei wählen',
  chooseImage: 'Bild wählen',
  chooseAudio: 'Audiodatei wählen',
  chooseVideo: 'Video wählen',
  chooseSubtitles: 'Untertitel wählen',
  search: 'Dateien durchsuchen',
  loading: 'Dateien werden geladen',
  loadFailed: 'Ergebnisse konnten nicht geladen werden',
  files: 'Dateien',
  noneFound: 'Keine Datei gefunden.',
  upload: 'Datei hochladen',
  notUsable: 'Die Datei {name} kann hier nicht verwendet werden.',
  uploadProblem: 'Beim Hochladen Ihrer Datei gab es ein Problem.',
  uploadFailed: 'Das Hochladen der Datei wurde nicht abgeschlossen',
  noImages: 'Noch keine Bilder in der Bibliothek.',
  noAudio: 'Noch keine Audiodateien in der Bibliothek.',
  noVideos: 'Noch keine Videos in der Bibliothek.',
  noSubtitles: 'Noch keine Untertitel (.vtt) in der Bibliothek.',
  noDocuments: 'Noch keine Dokumente in der Bibliothek.',
  none: 'Noch keine Dateien in der Bibliothek.',
});
