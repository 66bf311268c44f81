import { planSection, type SectionPlan } from '#compose/section-plan.ts';
import type { PictureName } from '../../pictures.ts';
import type { TemplateKit } from '../site-template.ts';

/** A picture from edge to edge. It is a background, so it carries no text and decorates only. */
export function fullPicture(kit: TemplateKit, name: PictureName): SectionPlan {
  const image = { ...kit.image(name), alt: '' };
  return planSection(
    { name: 'Picture', theme: 'dark', height: 'large', background: { kind: 'image', image, overlay: 0 } },
    [],
  );
}
