import type { TemplateContent, TemplatePage } from './site-template.ts';

/**
 * The content of a template without what stands on no page: the tagline and the descriptions and pictures for search
 * engines and for sharing. Nobody who takes the template apart sees them, so they would stay behind; what is empty is
 * filled from the texts of the page itself (EDIT-189).
 */
export function withoutHiddenTexts(content: TemplateContent): TemplateContent {
  return {
    ...content,
    tagline: '',
    description: '',
    pages: content.pages.map(withoutHiddenTextsOfPage),
    folders: (content.folders ?? []).map((folder) => ({
      ...folder,
      pages: folder.pages.map(withoutHiddenTextsOfPage),
    })),
  };
}

function withoutHiddenTextsOfPage({ socialImage: _socialImage, ...page }: TemplatePage): TemplatePage {
  return { ...page, description: '' };
}
