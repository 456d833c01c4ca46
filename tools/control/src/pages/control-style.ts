/** What the console that acts adds to the style of the one that shows: bar, forms, buttons. */
export const CONTROL_STYLE = `
.skip { position: absolute; left: 8px; top: -60px; padding: 12px 16px; background: var(--card); color: var(--brand); border-radius: 0 0 10px 10px; z-index: 2; }
.skip:focus { top: 0; }
.bar-top { max-width: 1240px; margin: 0 auto; padding: 12px 20px 0; display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; justify-content: space-between; }
.bar-top nav { margin: 0 -10px; }
.bar-top nav a[aria-current] { color: var(--text); }
.who { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; color: var(--muted); font-size: 13px; }
a { color: var(--brand); }
tbody a { display: inline-block; min-width: 24px; min-height: 24px; }
.field { display: grid; gap: 6px; border: 0; padding: 0; min-width: 0; }
.field > label, legend { font-weight: 600; padding: 0; }
.field input:not([type=radio]):not([type=checkbox]), select, textarea { font: inherit; font-size: 16px; color: var(--text); background: var(--card); border: 1px solid var(--muted); border-radius: 10px; padding: 9px 12px; min-height: 44px; width: 100%; max-width: 34rem; }
.field label:has([type=radio]), .field label:has([type=checkbox]) { display: inline-flex; gap: 8px; align-items: center; min-height: 44px; margin-right: 16px; }
[type=radio], [type=checkbox] { width: 20px; height: 20px; accent-color: var(--brand); flex: none; }
.ticks { max-height: 16rem; overflow: auto; border: 1px solid var(--line); border-radius: 10px; padding: 4px 12px; max-width: 34rem; }
.form { display: grid; gap: 18px; grid-template-columns: minmax(0, 1fr); }
.button { display: inline-flex; align-items: center; font: inherit; font-weight: 600; min-height: 44px; padding: 10px 18px; border-radius: 10px; border: 1px solid var(--line); background: var(--raised); color: var(--text); cursor: pointer; text-decoration: none; }
.button.main { background: var(--brand); border-color: var(--brand); color: var(--page); }
.who .button { padding: 6px 12px; font-size: 13px; }
.buttons { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; }
.refused { padding: 12px 16px 12px 18px; border-radius: 14px; background: linear-gradient(90deg, oklch(from var(--bad) l c h / var(--wash)), transparent 60%), var(--card); box-shadow: var(--edge); border-left: 4px solid var(--bad); }
.done { padding: 12px 16px 12px 18px; border-radius: 14px; background: var(--card); box-shadow: var(--edge); border-left: 4px solid var(--good); }
.command { display: block; padding: 12px 16px; border-radius: 10px; background: var(--card); white-space: pre-wrap; }
.notes { display: grid; gap: 4px; padding-left: 14px; border-left: 4px solid var(--line); }
.swatch { width: 64px; height: 32px; border-radius: 8px; border: 1px solid var(--line); vertical-align: middle; }
.deeds { display: grid; gap: 8px; }
.deeds a { font-weight: 600; display: inline-block; min-height: 24px; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr)); gap: 12px; align-items: start; }
.chart { display: block; width: 100%; height: auto; }
.chart text { fill: var(--muted); font: 11px system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
.chart .grid { stroke: var(--line); }
.chart .line { fill: none; stroke-width: 2; stroke-linejoin: round; }
.chart .bounds { stroke-width: 1.5; opacity: 0.65; }
.chart .fresh { stroke: var(--brand); }
.chart .old { stroke: var(--muted); }
.chart .mark { stroke: var(--card); stroke-width: 1; }
.chart .mark.fresh, .key.fresh::before { fill: var(--brand); background: var(--brand); }
.chart .mark.old, .key.old::before { fill: var(--muted); background: var(--muted); }
.keys { display: flex; flex-wrap: wrap; gap: 2px 14px; color: var(--muted); font-size: 13px; }
.key::before { content: ''; display: inline-block; width: 9px; height: 9px; margin-right: 6px; }
.key.fresh::before { border-radius: 50%; }
figcaption { display: grid; gap: 4px; }
figure table { font-size: 13px; box-shadow: none; }
figure summary { min-height: 44px; padding: 10px 0; color: var(--brand); font-weight: 600; }
.phones { display: grid; gap: 16px 12px; }
.phones.all { grid-template-columns: repeat(auto-fill, 190px); }
.phones.one { grid-template-columns: repeat(auto-fill, min(100%, 392px)); }
.screen { display: grid; gap: 6px; align-content: start; }
.screen a { display: inline-block; min-height: 24px; }
.phone { overflow: hidden; border: 1px solid var(--line); border-radius: 14px; background: var(--card); }
.phone iframe { display: block; border: 0; width: 390px; height: 844px; }
.all .phone { width: 190px; height: 409px; }
.all .phone iframe { transform: scale(0.482); transform-origin: 0 0; }
.one .phone { max-width: 392px; }
.one .phone iframe { width: 100%; }
.past { display: inline-block; min-height: 24px; }
@media (max-width: 760px) {
  .phones.all { grid-template-columns: repeat(auto-fill, 170px); }
  .all .phone { width: 170px; height: 365px; }
  .all .phone iframe { transform: scale(0.431); }
  .bar-top { padding: 8px 16px 0; }
  .bar-top nav { justify-content: flex-start; }
}
`;
