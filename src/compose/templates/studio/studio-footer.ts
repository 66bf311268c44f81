import { line, small, socialLinks, text } from '#compose/block-kit.ts';
import { h, lines, p, to } from '#compose/rich-text-kit.ts';
import { planSection, put, type SectionPlan } from '#compose/section-plan.ts';
import type { TemplateKit } from '../site-template.ts';

export function studioFooter(kit: TemplateKit): readonly SectionPlan[] {
  return [
    planSection({ name: 'Footer', theme: 'dark' }, [
      put([0, 0, 11, 4], text(h(3, 'Rooms change how people treat each other.'))),
      put(
        [13, 0, 4, 4],
        small(
          p(to(kit.page('work'), 'Work')),
          p(to(kit.page('studio'), 'Studio')),
          p(to(kit.page('contact'), 'Contact')),
        ),
      ),
      put(
        [17, 0, 7, 4],
        small(
          lines('14 Quarry Lane', 'Open by appointment'),
          p(
            to(
              { kind: 'email', to: 'hello@example.com', cc: '', bcc: '', subject: '', body: '' },
              'hello@example.com',
            ),
          ),
        ),
      ),
      put([0, 5, 24, 1], line()),
      put([0, 6, 12, 1], socialLinks(['https://www.instagram.com/', 'https://www.behance.net/'])),
      put([17, 6, 7, 1], small(p(`© ${kit.title}`))),
    ]),
  ];
}
