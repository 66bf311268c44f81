import { galleryOf, LANDSCAPES, MIXED, plain, slidesOf, UPRIGHT, videoSlide } from './gallery-block.ts';
import { galleryPage } from './gallery-page.ts';

/** Slides over each other, one visible, in every transition (GAL-140 to GAL-145). */
export const gallerySlideshow = galleryPage({
  design: 'slideshow',
  title: 'Slideshow',
  words: 'One picture at a time. Click, swipe, scroll sideways, or use the arrow keys.',
  examples: [
    {
      anchor: 'fade',
      title: 'Fade',
      words: 'The height follows the picture that is shown; the third slide is a film.',
      block: (kit) => {
        const [first, second, ...rest] = slidesOf(kit, LANDSCAPES);
        const slides = [first, second, videoSlide(kit, 'studio-tower'), ...rest];
        return galleryOf(
          slides.filter((slide) => slide !== undefined),
          { design: 'slideshow', 'meta-position': 'bottom-left' },
        );
      },
    },
    {
      anchor: 'ken-burns',
      title: 'Ken Burns, by itself',
      words: 'Moves on every six seconds, slowly drawing near and away, with its pictures below.',
      block: (kit) =>
        galleryOf(plain(slidesOf(kit, LANDSCAPES)), {
          design: 'slideshow',
          transition: 'ken-burns',
          autoplay: true,
          'autoplay-duration': 6,
          aspectRatio: 50,
          'auto-crop': true,
          thumbnails: true,
        }),
    },
    {
      anchor: 'new-swipe',
      title: 'Under the finger',
      words: 'The slides follow the hand, and a click on either half leads that way.',
      columns: 14,
      block: (kit) =>
        galleryOf(slidesOf(kit, UPRIGHT), {
          design: 'slideshow',
          transition: 'new-swipe',
          imageAspectRatio: '4:5',
          clickBehaviour: 'halves',
          thumbnails: true,
          'square-thumbs': true,
          'thumbnail-strip-height': 80,
          captions: 'below',
        }),
    },
    {
      anchor: 'scroll',
      title: 'Scrolling upwards',
      words: 'The next one comes from below; whole pictures in a frame of fixed proportions.',
      block: (kit) =>
        galleryOf(slidesOf(kit, MIXED.slice(0, 6)), {
          design: 'slideshow',
          transition: 'scroll',
          scrollDirection: 'vertical',
          aspectRatio: 50,
        }),
    },
    {
      anchor: 'swipe',
      title: 'Swipe',
      words: 'Changes by a swipe, and a click opens the picture over the page.',
      block: (kit) =>
        galleryOf(plain(slidesOf(kit, LANDSCAPES)), {
          design: 'slideshow',
          transition: 'swipe',
          imageAspectRatio: '21:9',
          lightbox: true,
        }),
    },
  ],
});

/** A strip with one active slide (GAL-163 to GAL-180). */
export const gallerySlider = galleryPage({
  design: 'slider',
  title: 'Slider',
  words: 'A strip of pictures of one height. The active one stands out; a click leads to its neighbours.',
  examples: [
    {
      anchor: 'middle',
      title: 'The active one in the middle',
      words: 'Half as high as wide, as it is without any setting.',
      block: (kit) => galleryOf(slidesOf(kit, MIXED), { design: 'slider' }),
    },
    {
      anchor: 'left',
      title: 'The active one at the left',
      words: 'A lower strip that moves on by itself in random order.',
      block: (kit) =>
        galleryOf(plain(slidesOf(kit, MIXED)), {
          design: 'slider',
          'active-alignment': 'left',
          vSize: 6,
          gutter: 4,
          autoplay: true,
          random: true,
        }),
    },
  ],
});

/** Groups of slides (GAL-181 to GAL-190). */
export const galleryCarousel = galleryPage({
  design: 'carousel',
  title: 'Carousel',
  words: 'Pictures in groups, with fewer in a group where there is less room.',
  examples: [
    {
      anchor: 'three',
      title: 'Three at once',
      words: 'With title and description below each.',
      block: (kit) => galleryOf(slidesOf(kit, MIXED.slice(0, 7)), { design: 'carousel' }),
    },
    {
      anchor: 'five',
      title: 'Five upright ones',
      words: 'Two on a phone, three on a tablet.',
      block: (kit) =>
        galleryOf(plain([...slidesOf(kit, UPRIGHT), ...slidesOf(kit, ['cafe-bread', 'cafe-cup'])]), {
          design: 'carousel',
          slidesPerRow: 5,
          imageAspectRatio: '4:5',
          gutter: 12,
          lightbox: true,
        }),
    },
  ],
});
