import { Navigate, Route, Routes } from 'react-router';
import { AnimationsPanel } from '../design/animations-panel.tsx';
import { ButtonsPanel } from '../design/buttons-panel.tsx';
import { ColorThemesPanel } from '../design/color-themes-panel.tsx';
import { ColorsPanel } from '../design/colors-panel.tsx';
import { DesignOverview } from '../design/design-overview.tsx';
import { FontsPanel } from '../design/fonts-panel.tsx';
import { ImageBlocksPanel } from '../design/image-blocks-panel.tsx';
import { PaletteEditor } from '../design/palette-editor.tsx';
import { ProductItemsPanel } from '../design/product-items-panel.tsx';
import { SiteSpacingPanel } from '../design/site-spacing-panel.tsx';
import { ThemeEditor } from '../design/theme-editor.tsx';
import { CustomCssPanel } from '../owner-code/custom-css-panel.tsx';
import { InjectedCodePanel } from '../owner-code/injected-code-panel.tsx';
import { useShownPage } from '../site-context/shown-page.ts';

/** The routes of the site-styles editor; an unknown one shows the panel above it (EDIT-12 to EDIT-27). */
export function DesignArea() {
  const { site } = useShownPage();
  return (
    <Routes>
      <Route path="site-styles" element={<DesignOverview site={site} />} />
      <Route path="site-styles/fonts" element={<FontsPanel site={site} />} />
      <Route path="site-styles/animations" element={<AnimationsPanel site={site} />} />
      <Route path="site-styles/buttons" element={<ButtonsPanel site={site} />} />
      <Route path="site-styles/image-blocks" element={<ImageBlocksPanel site={site} />} />
      <Route path="site-styles/product-items" element={<ProductItemsPanel site={site} />} />
      <Route path="site-styles/custom-css" element={<CustomCssPanel site={site} />} />
      <Route path="site-styles/code" element={<InjectedCodePanel site={site} />} />
      <Route path="site-styles/site-spacing" element={<SiteSpacingPanel site={site} />} />
      <Route path="site-styles/colors" element={<ColorsPanel site={site} />} />
      <Route path="site-styles/colors/palette-editor" element={<PaletteEditor site={site} />} />
      <Route path="site-styles/colors/color-themes" element={<ColorThemesPanel site={site} />} />
      <Route
        path="site-styles/colors/color-themes/theme-editor"
        element={<ThemeEditor site={site} isFromList />}
      />
      <Route
        path="site-styles/colors/theme-editor"
        element={<ThemeEditor site={site} isFromList={false} />}
      />
      <Route path="site-styles/colors/*" element={<Navigate to="/design/site-styles/colors" replace />} />
      <Route path="*" element={<Navigate to="/design/site-styles" replace />} />
    </Routes>
  );
}
