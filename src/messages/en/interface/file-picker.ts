import { defineMessages } from '../../define-messages.ts';

/** How a file of the library is chosen for an address. */
export const filePicker = defineMessages('filePicker', {
  choose: 'Choose a file',
  chooseFor: '{label}: choose a file',
  chooseImage: 'Choose a picture',
  chooseAudio: 'Choose an audio file',
  chooseVideo: 'Choose a video',
  chooseSubtitles: 'Choose subtitles',
  search: 'Search files',
  loading: 'Loading files',
  loadFailed: 'Unable to load results',
  files: 'Files',
  noneFound: 'No file found.',
  upload: 'Upload a file',
  notUsable: 'The file {name} cannot be used here.',
  uploadProblem: 'There was a problem while uploading your file.',
  uploadFailed: 'File upload failed to complete',
  noImages: 'No pictures in the library yet.',
  noAudio: 'No audio files in the library yet.',
  noVideos: 'No videos in the library yet.',
  noSubtitles: 'No subtitles (.vtt) in the library yet.',
  noDocuments: 'No documents in the library yet.',
  none: 'No files in the library yet.',
});
