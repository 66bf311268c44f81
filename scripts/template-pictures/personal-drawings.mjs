/** Prints in two colors on yellow paper: what stands on a desk, in a shed, by a canal. */

const PAPER = '#ffe08a';
const BLUE = '#1b2fbf';
const RED = '#f2542d';

/** Dots of one colour, as a coarse screen prints a half tone. */
const dots = (id, color, distance, radius) =>
  `<pattern id="${id}" width="${distance}" height="${distance}" patternUnits="userSpaceOnUse" patternTransform="rotate(24)"><circle cx="${distance / 2}" cy="${distance / 2}" r="${radius}" fill="${color}"/></pattern>`;

/** The second colour lies a little beside the first, as from a press that is not quite set. */
const print = (width, height, red, blue) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${dots('fine', BLUE, 13, 4)}${dots('dense', BLUE, 13, 5.4)}${dots('warm', RED, 14, 4.6)}
<filter id="rough" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter>
<filter id="speck" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="9"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .88  0 0 0 0 .54  0 0 0 -9 4.1"/></filter></defs>
<rect width="${width}" height="${height}" fill="${PAPER}"/>
<g filter="url(#rough)" style="mix-blend-mode:multiply" transform="translate(5 4)">${red}</g>
<g filter="url(#rough)" style="mix-blend-mode:multiply">${blue}</g>
<rect width="${width}" height="${height}" filter="url(#speck)" opacity=".55"/></svg>`;

/** Somebody at a desk under a window, seen from behind. */
const desk = print(
  1400,
  1050,
  `<circle cx="930" cy="300" r="120" fill="${RED}"/>
   <path d="M560 700c0-150 60-214 150-214s150 64 150 214v190H560z" fill="${RED}"/>
   <path d="M1130 640l-120-150 60-44 130 150z" fill="${RED}"/><path d="M200 744h120v-90q0-14-14-14h-92q-14 0-14 14z" fill="${RED}"/>`,
  `<path d="M300 90h820v560H300zM330 120v500h365V120zM725 120v500h365V120z" fill="${BLUE}" fill-rule="evenodd"/>
   <path d="M330 520q90-70 180-20t185-40v160H330zM725 470q120-60 200 10t165-10v150H725z" fill="url(#fine)"/>
   <path d="M400 200q30-26 60 0 30-26 60 0M820 180q24-20 48 0 24-20 48 0M540 260q20-18 40 0 20-18 40 0" fill="none" stroke="${BLUE}" stroke-width="9" stroke-linecap="round"/>
   <path d="M60 740h1280v46H60z" fill="${BLUE}"/><path d="M130 786h40v264h-40zM1230 786h40v264h-40z" fill="${BLUE}"/>
   <path d="M710 330c62 0 96 46 96 108 0 66-40 108-96 108s-96-42-96-108c0-62 34-108 96-108z" fill="${BLUE}"/>
   <path d="M560 740c0-160 60-226 150-226s150 66 150 226z" fill="url(#dense)"/>
   <path d="M560 740c0-70 8-110 24-140M860 740c0-70-8-110-24-140" fill="none" stroke="${BLUE}" stroke-width="12" stroke-linecap="round"/>
   <path d="M520 786h380v34H520zM590 820h34v230h-34zM796 820h34v230h-34z" fill="${BLUE}"/><path d="M548 786q0-120 20-150h284q20 30 20 150z" fill="none" stroke="${BLUE}" stroke-width="14"/>
   <path d="M1080 740h150v-22h-58l6-96 -70-110 26-20 -16-22 -44 36 82 122 -6 90h-70z" fill="${BLUE}"/>
   <path d="M226 640v-60M260 640v-110M294 640v-76" stroke="${BLUE}" stroke-width="12" stroke-linecap="round"/><path d="M260 530q-44-20-40-74 44 14 40 74zM260 556q44-20 40-74-44 14-40 74z" fill="${BLUE}"/>
   <path d="M930 740h110v-18H930zM940 720h90v-18h-90zM926 700h110v-18H926z" fill="${BLUE}"/>`,
);

/** A canal with benches, from above, as a map that was drawn by hand. */
const benches = [
  [210, 250, 20],
  [470, 372, -14],
  [742, 300, 8],
  [930, 560, 62],
  [640, 640, -20],
  [330, 690, 12],
  [1010, 800, 4],
];
const map = print(
  1200,
  1000,
  `<path d="M-20 470C160 380 300 560 520 500S860 420 960 640s160 180 280 150l0 90c-150 40-290 0-380-190S640 590 500 600 160 500-20 570z" fill="url(#warm)"/>
   ${benches.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="46" fill="${RED}"/>`).join('')}`,
  `<path d="M-20 470C160 380 300 560 520 500S860 420 960 640s160 180 280 150M-20 570c180-70 380 40 520 30s270-100 360 90 230 230 380 190" fill="none" stroke="${BLUE}" stroke-width="12"/>
   <path d="M160-20c40 180 20 330 60 480m20 110c20 160-20 300 40 450M620-20c-10 150 40 250 20 500m10 110c30 120-20 260 40 430M1060-20c-60 160-140 300-60 560" fill="none" stroke="${BLUE}" stroke-width="7" stroke-dasharray="26 18"/>
   ${benches.map(([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M-40-20h80v12h-80zM-40 0h80v16h-80zM-34 16h10v22h-10zM24 16h10v22H24z" fill="${BLUE}"/></g>`).join('')}
   ${[
     [90, 120],
     [360, 110],
     [860, 130],
     [1120, 300],
     [80, 800],
     [500, 860],
     [800, 900],
   ]
     .map(
       ([x, y]) =>
         `<circle cx="${x}" cy="${y}" r="44" fill="url(#dense)"/><path d="M${x} ${y - 10}v66" stroke="${BLUE}" stroke-width="10"/>`,
     )
     .join('')}
   <g transform="translate(110 690)"><path d="M0-60l22 60-22-14-22 14zM0 60l22-60-22 14-22-14z" fill="${BLUE}"/></g>`,
);

/** A radio with one knob, and what it plays. */
const radio = print(
  1200,
  1000,
  `<rect x="300" y="430" width="640" height="380" rx="46" fill="${RED}"/><path d="M940 380q70-70 70-170M1000 400q100-90 100-220" fill="none" stroke="${RED}" stroke-width="20" stroke-linecap="round"/>`,
  `<rect x="290" y="420" width="640" height="380" rx="46" fill="none" stroke="${BLUE}" stroke-width="16"/>
   <circle cx="480" cy="610" r="128" fill="url(#dense)"/><circle cx="480" cy="610" r="128" fill="none" stroke="${BLUE}" stroke-width="14"/>
   <circle cx="770" cy="640" r="76" fill="${BLUE}"/><path d="M770 640l38-58" stroke="${PAPER}" stroke-width="16" stroke-linecap="round"/>
   <path d="M660 500h220" stroke="${BLUE}" stroke-width="12" stroke-linecap="round"/>${[0, 1, 2, 3, 4].map((n) => `<path d="M${670 + n * 50} 480v-${n % 2 ? 12 : 24}" stroke="${BLUE}" stroke-width="9" stroke-linecap="round"/>`).join('')}
   <path d="M820 420L960 170" stroke="${BLUE}" stroke-width="14" stroke-linecap="round"/><circle cx="962" cy="166" r="20" fill="${BLUE}"/>
   <path d="M340 800v50M880 800v50" stroke="${BLUE}" stroke-width="26" stroke-linecap="round"/><path d="M120 858h960" stroke="${BLUE}" stroke-width="14" stroke-linecap="round"/>
   <path d="M160 858v-150q0-30 30-30h20q30 0 30 30v150z" fill="url(#fine)"/><path d="M160 858v-150q0-30 30-30h20q30 0 30 30v150z" fill="none" stroke="${BLUE}" stroke-width="12"/>`,
);

/** Swifts over roofs. */
const swift = (x, y, size, turn) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0c-30-34-80-50-150-46 54 8 92 26 116 62-8 22-10 40-6 66l26-40 26 40c4-26 2-44-6-66 24-36 62-54 116-62-70-4-92 12-122 46z" fill="${BLUE}"/>`;
const swifts = print(
  1200,
  1000,
  `<circle cx="820" cy="330" r="190" fill="${RED}"/><path d="M0 820l180-110 180 110 150-90 170 90 190-120 190 120 140-80v260H0z" fill="${RED}" opacity=".9"/>`,
  `${swift(330, 210, 1.15, -16)}${swift(640, 400, 0.8, 12)}${swift(930, 250, 1, -6)}${swift(240, 500, 0.62, 20)}${swift(1010, 520, 0.56, -22)}${swift(540, 150, 0.5, 6)}
   <path d="M0 830l180-110 180 110M350 830l160-100 170 100M670 830l200-130 190 130M1050 830l160-90" fill="none" stroke="${BLUE}" stroke-width="14"/>
   <path d="M20 840h320v170H20zM370 840h290v170H370zM690 840h350v170H690zM1070 840h150v170h-150z" fill="url(#fine)"/>
   ${[
     [90, 880],
     [230, 900],
     [450, 890],
     [570, 900],
     [770, 880],
     [930, 890],
     [1120, 890],
   ]
     .map(([x, y]) => `<rect x="${x}" y="${y}" width="44" height="64" fill="${BLUE}"/>`)
     .join('')}
   <path d="M250 760v-80h50v110M800 740v-90h54v60" fill="none" stroke="${BLUE}" stroke-width="14"/>`,
);

export const PERSONAL_DRAWINGS = {
  'personal-desk': { width: 1400, svg: desk },
  'personal-map': { width: 1200, svg: map },
  'personal-radio': { width: 1200, svg: radio },
  'personal-swifts': { width: 1200, svg: swifts },
};
