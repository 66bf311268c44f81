import { defineMessages } from '../../define-messages.ts';

/** What stands behind a section. */
export const sectionBackground = defineMessages('sectionBackground', {
  title: 'Background',
  theme: 'Theme',
  color: 'Color',
  gradient: 'Gradient',
  image: 'Picture',
  video: 'Video',
  backgroundColor: 'Background color',
  backgroundImage: 'Background picture',
  overImage: 'Color over the picture',
  backgroundVideo: 'Background video',
  videoHelp: 'It plays without sound, again and again, and visitors can stop it.',
  chooseVideo: 'Choose an uploaded video file.',
  inPlaceOfVideo: 'Picture in its place',
  inPlaceOfVideoHelp: 'Seen until the video plays, and by visitors who want less motion or save data.',
  overVideo: 'Color over the video',
  firstColor: 'First color',
  secondColor: 'Second color',
  thirdColor: 'Third color',
  removeThirdColor: 'Remove third color',
  angle: 'Angle',
  hardToRead: 'Text is hard to read on these colors',
  hardToReadHelp:
    'They are too far apart: no text color can be read on all of them. Choose colors that are all light or all dark.',
});
