import type { Section, SectionDivider } from '#domain/pages/section.ts';

/** The outline of each shape in a square of 100, filled to its foot: the section's edge at its top. */
const OUTLINES: Readonly<Record<SectionDivider['shape'], string>> = {
  slope: 'M0 100 100 0V100z',
  curve: 'M0 100Q30 0 100 0V100z',
  wave: 'M0 50C20 0 30 0 50 50S80 100 100 50V100H0z',
  zigzag: 'M0 100 50 0 100 100z',
};

/** The width of one repeated piece of a shape; the others reach from side to side. */
const PIECES: Readonly<Partial<Record<SectionDivider['shape'], (height: string) => string>>> = {
  wave: () => 'max(25%,18rem)',
  zigzag: (height) => `calc(2*${height})`,
};

export function isDivided({ dividerTop, dividerBottom }: Section): boolean {
  return dividerTop !== null || dividerBottom !== null;
}

/** The attributes of a section with dividers, as `section-dividers.css` reads them (DSGN-59). */
export function dividerAttributes(section: Section) {
  if (!isDivided(section)) return null;
  const { dividerTop, dividerBottom } = section;
  return {
    'data-divided': '',
    ...(dividerTop === null ? {} : { 'data-divider-top': dividerTop.height }),
    ...(dividerBottom === null ? {} : { 'data-divider-bottom': dividerBottom.height }),
    style: { ...edgeStyle('top', dividerTop), ...edgeStyle('bottom', dividerBottom) },
  };
}

function edgeStyle(edge: 'top' | 'bottom', divider: SectionDivider | null): Record<string, string> {
  if (divider === null) return {};
  const { shape, isMirrored } = divider;
  const height = `var(--divider-${divider.height})`;
  const piece = PIECES[shape]?.(height);
  return {
    [`--${edge}`]: height,
    [`--${edge}-shape`]: shapeImage(shape, isMirrored, edge === 'bottom'),
    ...(piece === undefined ? {} : { [`--${edge}-piece`]: piece }),
  };
}

function shapeImage(shape: SectionDivider['shape'], isMirrored: boolean, isUpsideDown: boolean): string {
  const turned =
    isMirrored || isUpsideDown
      ? ` transform='matrix(${isMirrored ? '-1 0' : '1 0'} ${isUpsideDown ? '0 -1' : '0 1'} ${isMirrored ? 100 : 0} ${isUpsideDown ? 100 : 0})'`
      : '';
  const picture = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100' preserveAspectRatio='none'><path d='${OUTLINES[shape]}'${turned}/></svg>`;
  // Apostrophes and spaces may stand in a quoted address; signs of markup may not.
  return `url("data:image/svg+xml,${picture.replaceAll('<', '%3C').replaceAll('>', '%3E').replaceAll('#', '%23')}")`;
}
