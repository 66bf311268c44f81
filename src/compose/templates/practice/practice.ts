import { siteTemplates } from '#messages/en/interface/site-templates.ts';
import { designOf } from '../design-of.ts';
import type { SiteTemplate } from '../site-template.ts';
import { practiceFooter, practiceHome } from './practice-home.ts';
import { practiceAppointment, practicePrices, practiceTeam, practiceTreatments } from './practice-pages.ts';

/** A practice for physiotherapy: calm and roomy, with treatments, a team by role, prices and a form. */
export const practice: SiteTemplate = {
  id: 'practice',
  title: siteTemplates.practice,
  sampleTitle: 'Second Wind',
  description: siteTemplates.practiceHelp,
  pictureUrl: '/_portico/templates/practice.jpg',
  pictures: [
    'practice-stretch',
    'practice-guide',
    'practice-room',
    'practice-walk',
    'practice-team-head',
    'practice-team-sports',
    'practice-team-hands',
    'practice-team-desk',
  ],
  build: (kit) => ({
    tagline: 'Physiotherapy on Mill Street',
    description:
      'A practice for physiotherapy: back, joints, sports injuries and recovery after an operation.',
    design: designOf({
      palette: {
        white: '#ffffff',
        black: '#17404a',
        accent: '#17727a',
        lightAccent: '#fbe6d3',
        darkAccent: '#10464d',
      },
      fonts: {
        heading: 'nunito-sans',
        body: 'nunito-sans',
        headingWeight: 800,
        headingLineHeight: 1.1,
        baseSize: 18,
        headingScale: 'regular',
      },
      spacing: { siteWidth: 1200, siteMargin: 'medium', sectionPadding: 'large', blockGap: 24 },
      buttons: { style: 'solid', shape: 'pill', padding: 'large', weight: 700 },
      imageRadius: 28,
    }),
    header: {
      theme: 'light',
      layout: 'title-left',
      isSticky: true,
      button: { text: 'Book', link: kit.page('appointment') },
    },
    pages: [
      practiceHome(kit),
      practiceTreatments(kit),
      practiceTeam(kit),
      practicePrices(),
      practiceAppointment(kit),
    ],
    footer: practiceFooter(kit),
  }),
};
