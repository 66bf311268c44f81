import { fontFace } from './sheet-picture.mjs';

/** Screens of a product that keeps recurring checks: a board, a telephone, a year, and a record on paper. */

const INK = '#1d1420';
const PLUM = '#2c1024';
const ROSE = '#c01f5e';
const BLUSH = '#fbeef2';
const PEACH = '#ffb38a';
const MINT = '#a8dcc8';
const GREY = '#8b7d8a';

const BASE = () => `<style>${fontFace('manrope')}
body{font-family:manrope;color:${INK};-webkit-font-smoothing:antialiased}
.soft{border-radius:22px;background:#fff;box-shadow:0 2px 4px #2c102414,0 30px 80px #2c102433}
.muted{color:${GREY}}
.tick{width:34px;height:34px;border-radius:50%;border:3px solid #e2d3da;flex:none;display:grid;place-items:center}
.tick.done{background:${ROSE};border-color:${ROSE}}
.tick.done svg{width:18px;stroke:#fff;stroke-width:4;fill:none;stroke-linecap:round;stroke-linejoin:round}
.pill{border-radius:99px;padding:7px 16px;font-weight:600;font-size:17px;white-space:nowrap}
</style>`;
const CHECK = '<svg viewBox="0 0 20 20"><path d="M3 11l5 5 9-11"/></svg>';
const tick = (isDone) => `<span class="tick${isDone ? ' done' : ''}">${isDone ? CHECK : ''}</span>`;

const row = ([
  isDone,
  title,
  note,
  tone,
  when,
]) => `<div style="display:flex;align-items:center;gap:22px;padding:19px 0;border-top:2px solid #f4e9ee">
${tick(isDone)}<div style="flex:1"><div style="font-size:23px;font-weight:650;${isDone ? `color:${GREY};text-decoration:line-through` : ''}">${title}</div><div class="muted" style="font-size:18px;margin-top:3px">${note}</div></div>
<span class="pill" style="background:${tone}">${when}</span></div>`;

const place = (name, count, isOn) =>
  `<div style="display:flex;justify-content:space-between;padding:13px 18px;border-radius:12px;font-size:20px;font-weight:600;${isOn ? 'background:#ffffff1f;color:#fff' : 'color:#d9c3d1'}"><span>${name}</span><span style="opacity:.7">${count}</span></div>`;

const ring = (share, size, width) => {
  const r = 50 - width / 2;
  const round = 2 * Math.PI * r;
  return `<svg width="${size}" height="${size}" viewBox="0 0 100 100"><circle cx="50" cy="50" r="${r}" fill="none" stroke="#f4e3ea" stroke-width="${width}"/><circle cx="50" cy="50" r="${r}" fill="none" stroke="${ROSE}" stroke-width="${width}" stroke-linecap="round" stroke-dasharray="${round * share} ${round}" transform="rotate(-90 50 50)"/></svg>`;
};

function board() {
  const rows = [
    [true, 'Fridges under 5 °C', 'Kitchen, both doors', BLUSH, 'Daily'],
    [true, 'First-aid box complete', 'Workshop, by the sink', BLUSH, 'Weekly'],
    [false, 'Emergency lights on for an hour', 'Stairs and back exit', '#ffe3d3', 'Today'],
    [false, 'Van 2: tyres, oil, lamps', 'Yard', '#ffe3d3', 'Today'],
    [false, 'Ladders, rungs and feet', 'Store room', '#e2f4ed', 'Friday'],
  ];
  return `${BASE()}<div style="width:1600px;height:1000px;background:radial-gradient(circle at 85% 10%,${PEACH},transparent 55%),linear-gradient(120deg,#f7dbe5,#f3c5d6)">
<div class="soft" style="position:absolute;left:110px;top:100px;width:1380px;height:960px;display:flex;overflow:hidden">
<div style="width:330px;background:${PLUM};padding:38px 26px;color:#fff"><div style="font-size:31px;font-weight:800;padding:0 18px 30px;letter-spacing:-.02em">Duly<span style="color:${PEACH}">.</span></div>
${place('All places', 17, true)}${place('Kitchen', 6)}${place('Workshop', 4)}${place('Front desk', 3)}${place('Vans', 4)}
<div style="margin:34px 18px 12px;font-size:15px;letter-spacing:.08em;color:#b995aa;font-weight:700">ROUNDS</div>${place('Opening', '7:00')}${place('Closing', '18:30')}${place('First of the month', '')}</div>
<div style="flex:1;padding:48px 56px"><div style="display:flex;justify-content:space-between;align-items:center;margin-bottom:34px"><div><div style="font-size:44px;font-weight:780;letter-spacing:-.03em">Thursday</div><div class="muted" style="font-size:22px;margin-top:4px">Three left, two of them before noon</div></div>
<div style="position:relative">${ring(0.82, 132, 13)}<div style="position:absolute;inset:0;display:grid;place-items:center;font-size:28px;font-weight:780">82%</div></div></div>${rows.map(row).join('')}</div></div></div>`;
}

function phone() {
  const line = (isDone, words) =>
    `<div style="display:flex;gap:20px;align-items:center;padding:21px 0;border-top:2px solid #f4e9ee;font-size:25px;font-weight:600">${tick(isDone)}<span>${words}</span></div>`;
  return `${BASE()}<div style="width:1200px;height:1200px;background:radial-gradient(circle at 20% 90%,${PEACH},transparent 50%),linear-gradient(200deg,${ROSE},#7c1346)">
<div style="position:absolute;left:330px;top:110px;width:540px;height:1160px;border-radius:74px;background:${INK};padding:17px;box-shadow:0 60px 120px #2c102480"><div style="height:100%;border-radius:58px;background:#fff;padding:34px 40px;overflow:hidden">
<div style="display:flex;justify-content:space-between;font-size:21px;font-weight:700;margin-bottom:46px"><span>6:52</span><span style="width:120px;height:30px;border-radius:20px;background:${INK}"></span><span class="muted">86%</span></div>
<div class="muted" style="font-size:21px;font-weight:600">Opening round</div><div style="font-size:46px;font-weight:780;letter-spacing:-.03em;line-height:1.1;margin:6px 0 32px">Kitchen</div>
${line(true, 'Fridges under 5 °C')}${line(true, 'Hand soap and towels')}${line(true, 'Floor dry at the pass')}${line(false, 'Gas off at the wall')}
<div style="margin-top:20px;border-radius:20px;background:${BLUSH};padding:26px 28px"><div style="font-size:20px;font-weight:700;color:${ROSE}">Note from yesterday</div><div style="font-size:22px;line-height:1.4;margin-top:8px">Left door of the fridge needs a push. Part ordered.</div></div>
<div style="margin-top:30px;border-radius:99px;background:${ROSE};color:#fff;text-align:center;font-weight:750;font-size:26px;padding:24px">Sign the round</div></div></div></div>`;
}

function year() {
  const tones = ['#f3e4ea', '#f3e4ea', '#f0b7cb', '#dd6f98', ROSE];
  const random = (n) => Math.abs(Math.sin(n * 127.1) * 43758.5453) % 1;
  const cells = Array.from({ length: 26 * 7 }, (_, index) => {
    const [week, day] = [Math.floor(index / 7), index % 7];
    const tone = week > 22 ? '#f3e4ea' : day > 4 ? tones[0] : tones[2 + Math.floor(random(index + 3) * 3)];
    return `<span style="background:${tone};border-radius:9px"></span>`;
  });
  const late = [60, 108];
  for (const index of late) cells[index] = `<span style="background:${PEACH};border-radius:9px"></span>`;
  return `${BASE()}<div style="width:1500px;height:1000px;background:linear-gradient(160deg,#e6f5ef,${MINT})"><div class="soft" style="position:absolute;left:100px;right:100px;top:130px;bottom:130px;padding:60px 64px">
<div style="display:flex;justify-content:space-between;align-items:end;margin-bottom:46px"><div><div class="muted" style="font-size:23px;font-weight:600">Fire doors close by themselves</div><div style="font-size:50px;font-weight:780;letter-spacing:-.03em;margin-top:4px">Half a year, two late</div></div>
<div style="display:flex;gap:26px;font-size:20px;font-weight:600"><span style="display:flex;gap:10px;align-items:center"><i style="width:24px;height:24px;border-radius:7px;background:${ROSE}"></i>on time</span><span style="display:flex;gap:10px;align-items:center"><i style="width:24px;height:24px;border-radius:7px;background:${PEACH}"></i>late</span></div></div>
<div style="display:grid;grid-template-columns:repeat(26,1fr);grid-template-rows:repeat(7,1fr);grid-auto-flow:column;gap:9px;height:400px">${cells.join('')}</div>
<div class="muted" style="display:flex;justify-content:space-between;font-size:20px;font-weight:600;margin-top:22px"><span>Jan</span><span>Feb</span><span>Mar</span><span>Apr</span><span>May</span><span>Jun</span></div></div></div>`;
}

function paper() {
  const line = (what, who, when) =>
    `<div style="display:grid;grid-template-columns:1fr 230px 150px;padding:17px 0;border-top:2px solid #eadfe4;font-size:21px"><span style="font-weight:600">${what}</span><span class="muted">${who}</span><span style="text-align:right">${when}</span></div>`;
  return `${BASE()}<div style="width:1500px;height:1000px;background:linear-gradient(135deg,#ffe1cf,${PEACH})">
<div style="position:absolute;left:330px;top:90px;width:840px;height:1080px;background:#fff;transform:rotate(3deg);box-shadow:0 20px 60px #2c102422"></div>
<div style="position:absolute;left:330px;top:80px;width:840px;height:1080px;background:#fff;transform:rotate(-1.5deg);box-shadow:0 30px 80px #2c102433;padding:70px 76px">
<div style="display:flex;justify-content:space-between;align-items:start"><div style="font-size:42px;font-weight:780;letter-spacing:-.03em;line-height:1.1">Record of checks</div><div style="font-size:20px;text-align:right" class="muted">Kitchen<br>1 to 31 May</div></div>
<div style="margin-top:50px">${line('Fridges under 5 °C', 'Early shift', '31 of 31')}${line('Emergency lights', 'House', '4 of 4')}${line('First-aid box', 'Workshop', '5 of 5')}${line('Fire doors', 'House', '4 of 4')}${line('Extraction filter', 'Contractor', '1 of 1')}${line('Gas off at the wall', 'Late shift', '30 of 31')}</div>
<svg width="330" height="120" viewBox="0 0 330 120" style="margin-top:44px"><path d="M10 86c30-70 52-80 50-40s-26 60-14 44 34-52 44-44-14 42 4 38 30-46 44-42-10 44 8 40 26-30 40-34 6 30 24 26 40-26 106-34" fill="none" stroke="${PLUM}" stroke-width="5" stroke-linecap="round"/><path d="M0 112h320" stroke="#cbb9c3" stroke-width="2"/></svg>
<div class="muted" style="font-size:19px">Signed on the day, cannot be changed later</div></div></div>`;
}

export const SOFTWARE_SCENES = {
  'software-board': { width: 1600, height: 1000, sheet: board },
  'software-phone': { width: 1200, height: 1200, sheet: phone },
  'software-year': { width: 1500, height: 1000, sheet: year },
  'software-paper': { width: 1500, height: 1000, sheet: paper },
};
