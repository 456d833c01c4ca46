/** The console's whole style; dark first, light where the device asks for it. */
export const CONSOLE_STYLE = `
:root {
  color-scheme: dark light;
  --page: oklch(0.17 0.022 275); --card: oklch(0.212 0.028 275); --raised: oklch(0.262 0.034 275);
  --line: oklch(1 0 0 / 0.075); --edge: inset 0 1px 0 oklch(1 0 0 / 0.06);
  --text: oklch(0.96 0.008 275); --muted: oklch(0.75 0.025 275);
  --brand: oklch(0.72 0.15 275); --good: oklch(0.82 0.15 152); --bad: oklch(0.76 0.15 25); --warn: oklch(0.85 0.13 82);
  --wash: 0.2; --tint-l: 0.34; --tint-c: 0.085; --tint-text-l: 0.94; --tint-text-c: 0.045;
  --glow: radial-gradient(60rem 26rem at 18% -12rem, oklch(0.5 0.17 275 / 0.42), transparent 70%);
}
@media (prefers-color-scheme: light) {
  :root {
    --page: oklch(0.966 0.008 80); --card: oklch(1 0 0); --raised: oklch(0.972 0.007 80);
    --line: oklch(0.3 0.03 275 / 0.11); --edge: 0 1px 2px oklch(0.3 0.05 275 / 0.07), 0 6px 18px oklch(0.3 0.05 275 / 0.05);
    --text: oklch(0.24 0.03 275); --muted: oklch(0.48 0.028 275);
    --brand: oklch(0.5 0.18 275); --good: oklch(0.47 0.13 152); --bad: oklch(0.51 0.19 25); --warn: oklch(0.5 0.12 70);
    --wash: 0.11; --tint-l: 0.925; --tint-c: 0.05; --tint-text-l: 0.34; --tint-text-c: 0.1;
    --glow: radial-gradient(60rem 26rem at 18% -12rem, oklch(0.86 0.08 275 / 0.55), transparent 70%);
  }
}
* { box-sizing: border-box; margin: 0; }
[hidden] { display: none !important; }
body { overflow-wrap: anywhere; background: var(--glow) no-repeat, var(--page); color: var(--text); font: 15px/1.4 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1240px; margin: 0 auto; padding: 32px 20px 64px; display: grid; gap: 32px; grid-template-columns: minmax(0, 1fr); }
h1, h2, h3 { line-height: 1.15; letter-spacing: -0.01em; }
h1 { font-size: 32px; font-weight: 800; }
h2 { font-size: 20px; font-weight: 800; }
h3 { font-size: 15px; font-weight: 600; display: flex; flex-wrap: wrap; gap: 6px 8px; align-items: center; }
ul, ol { list-style: none; padding: 0; }
b { font-weight: 600; }
small { font-size: 12px; }
code { font: 13px/1.4 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
bdi { white-space: pre-line; }
.kicker { color: var(--brand); font-size: 12px; font-weight: 800; letter-spacing: 0.12em; text-transform: uppercase; margin-bottom: 4px; }
.top { display: grid; gap: 4px; }
.state { font-size: 17px; }
.note, .nothing, .none, .zero, .code, dt { color: var(--muted); }
.note { font-size: 13px; }
.nothing { padding: 18px 20px; border: 1px dashed var(--line); border-radius: 14px; }

.matters { display: grid; gap: 8px; }
.matters li, .calm-day { padding: 12px 16px 12px 18px; border-radius: 14px; background: var(--card); box-shadow: var(--edge); border-left: 4px solid var(--muted); }
.matters .bad { border-color: var(--bad); background: linear-gradient(90deg, oklch(from var(--bad) l c h / var(--wash)), transparent 60%), var(--card); }
.matters .warn { border-color: var(--warn); background: linear-gradient(90deg, oklch(from var(--warn) l c h / var(--wash)), transparent 60%), var(--card); }
.calm-day { border-color: var(--good); }

.figures { display: grid; grid-template-columns: repeat(6, 1fr); background: var(--card); border-radius: 14px; box-shadow: var(--edge); overflow: hidden; }
.figures div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 14px 18px; border-left: 1px solid var(--line); }
.figures div:first-child { border-left: 0; }
.figures dt { font-size: 13px; }
.figures dd { font-size: 24px; font-weight: 800; line-height: 1.1; }

section { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
.section-head { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: baseline; justify-content: space-between; }

table { width: 100%; table-layout: fixed; border-collapse: separate; border-spacing: 0; background: var(--card); border-radius: 14px; box-shadow: var(--edge); }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
th, td { padding: 10px 12px; text-align: left; vertical-align: top; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--muted); font-size: 12px; font-weight: 600; white-space: nowrap; vertical-align: bottom; }
tbody th { font-weight: 600; }
th:first-child, td:first-child { padding-left: 18px; }
th:last-child, td:last-child { padding-right: 18px; }
.number { text-align: right; white-space: nowrap; }
.number small { display: block; color: var(--muted); white-space: normal; }
.matrix td { padding: 8px 6px; }
.matrix thead th:not(:first-child) { padding-left: 10px; padding-right: 6px; }
.matrix tbody th { padding-top: 13px; }
.matrix tbody th .code { display: block; font-weight: 400; }
summary { cursor: pointer; min-height: 24px; }
.names { margin-top: 6px; max-height: 14rem; overflow: auto; font-weight: 400; display: grid; gap: 2px; }

.chip { --hue: 275; position: relative; display: inline-flex; align-items: baseline; flex-wrap: wrap; gap: 0 6px; padding: 5px 9px 6px; margin: 0 4px 4px 0; border-radius: 8px; overflow: hidden; background: var(--raised); color: var(--text); line-height: 1.25; max-width: 100%; }
.chip.tint-0 { box-shadow: inset 0 0 0 1px var(--line); }
.chip small { opacity: 0.85; white-space: nowrap; }
.chip .bar { position: absolute; inset: auto 0 0; height: 3px; }
.chip:not(.tint-0):not(.off):not(.none) { background: oklch(var(--tint-l) var(--tint-c) var(--hue)); color: oklch(var(--tint-text-l) var(--tint-text-c) var(--hue)); }
.tint-1 { --hue: 70 !important; } .tint-2 { --hue: 165 !important; } .tint-3 { --hue: 330 !important; } .tint-4 { --hue: 230 !important; }
.tint-5 { --hue: 110 !important; } .tint-6 { --hue: 20 !important; } .tint-7 { --hue: 300 !important; }
.chip.off { background: oklch(from var(--bad) l c h / var(--wash)); color: var(--bad); font-weight: 600; }
.chip.none { background: none; padding-inline: 0; color: var(--muted); }
.sample { margin: 0; padding-block: 2px; }
.filter { display: flex; flex-wrap: wrap; gap: 8px 12px; align-items: center; color: var(--muted); font-size: 13px; }
.filter input { font: inherit; font-size: 16px; color: var(--text); background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 9px 12px; min-height: 44px; margin-left: 6px; }
:focus-visible { outline: 2px solid var(--brand); outline-offset: 2px; }

.bar { display: block; width: 100%; height: 6px; border-radius: 3px; }
.bar-all { fill: oklch(from var(--text) l c h / 0.13); }
.bar-part { fill: var(--brand); }
.chip .bar-part { fill: currentColor; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr)); gap: 12px; align-items: start; }
.card { background: var(--card); border-radius: 14px; box-shadow: var(--edge); padding: 16px 18px; display: grid; gap: 10px; grid-template-columns: minmax(0, 1fr); }
.share b { font-size: 20px; font-weight: 800; }
.card dl { display: grid; gap: 8px; }
.card dl div { display: grid; grid-template-columns: 6.5em minmax(0, 1fr); gap: 0 10px; }
.card dt { font-size: 13px; padding-top: 1px; }
.steps { display: grid; gap: 2px; }
.steps li { display: flex; flex-wrap: wrap; gap: 0 6px; }
.steps b { min-width: 3.2em; }
.steps time { white-space: nowrap; }
nav { display: flex; flex-wrap: wrap; gap: 4px 8px; margin: -12px -10px -16px; }
nav a { padding: 10px; min-height: 44px; color: var(--brand); font-weight: 600; text-decoration: none; border-radius: 10px; }
nav a:hover { background: var(--card); }

.badge { display: inline-block; padding: 2px 9px; border-radius: 99px; font-size: 12px; font-weight: 600; white-space: nowrap; background: oklch(from var(--muted) l c h / var(--wash)); color: var(--muted); }
.badge.good { background: oklch(from var(--good) l c h / var(--wash)); color: var(--good); }
.badge.bad { background: oklch(from var(--bad) l c h / var(--wash)); color: var(--bad); }
.badge.warn { background: oklch(from var(--warn) l c h / var(--wash)); color: var(--warn); }
.versions .usual, .versions .usual b { color: var(--muted); font-weight: 400; }
.versions { display: flex; flex-wrap: wrap; gap: 2px 14px; }
.changes { display: grid; gap: 3px; }

@media (max-width: 900px) {
  .figures { grid-template-columns: repeat(3, 1fr); }
  .figures div:nth-child(4) { border-left: 0; }
  .figures div:nth-child(n + 4) { border-top: 1px solid var(--line); }
}
@media (min-width: 761px) {
  .health thead th:nth-child(1) { width: 16%; } .health thead th:nth-child(2) { width: 17%; } .health thead th:nth-child(4) { width: 12%; }
  .sets thead th:nth-child(1) { width: 14%; } .sets thead th:nth-child(2) { width: 17%; } .sets thead th:nth-child(3) { width: 15%; } .sets thead th:nth-child(4) { width: 9%; }
  .history thead th:nth-child(1) { width: 7%; } .history thead th:nth-child(3) { width: 25%; } .history thead th:nth-child(4) { width: 11%; } .history thead th:nth-child(5) { width: 18%; }
}
@media (max-width: 760px) {
  main { padding: 24px 16px 48px; gap: 28px; }
  .figures div { padding: 12px 14px; }
  .section-head { display: grid; }
  nav { gap: 0; margin-inline: -6px; justify-content: space-between; }
  nav a { padding: 12px 6px; font-size: 13px; }
  table { background: none; box-shadow: none; display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody { display: grid; gap: 12px; grid-template-columns: minmax(0, 1fr); }
  tr { display: grid; grid-template-columns: minmax(0, 1fr); background: var(--card); border-radius: 14px; box-shadow: var(--edge); padding: 6px 0 8px; }
  th, td, th:first-child, td:first-child, th:last-child, td:last-child { border: 0; padding: 5px 16px; }
  tbody th { font-size: 17px; padding-top: 10px !important; padding-bottom: 6px; }
  tbody th .code { display: inline !important; }
  td { display: grid; grid-template-columns: 7.5em minmax(0, 1fr); gap: 0 10px; text-align: left !important; white-space: normal !important; align-items: baseline; }
  td::before { content: attr(data-title); color: var(--muted); font-size: 13px; }
  .matrix td { grid-template-columns: 8.5em minmax(0, 1fr); padding: 3px 16px; align-items: baseline; }
  .number small { display: inline; }
  .health tr { grid-template-columns: repeat(3, minmax(0, 1fr)); padding-inline: 8px; }
  .health tbody th, .health td:nth-child(2) { grid-column: 1 / -1; }
  .health tbody th { padding-bottom: 0; }
  .health td, .health td:first-child, .health td:last-child { display: block; padding: 4px 8px; }
  .health tbody th { padding-inline: 8px !important; }
  .health td::before { display: block; font-size: 12px; }
  .health td:nth-child(2)::before { content: none; }
  .health td:nth-child(2) { color: var(--muted); padding-top: 0; }
  .health .number small { display: block; }
  .history td:nth-child(2) { display: block; padding-top: 0; }
  .history td:nth-child(2)::before { content: none; }
  .chip { margin-bottom: 2px; }
}
@media (max-width: 360px) { .figures { grid-template-columns: repeat(2, 1fr); } }
@media print { body { overflow-wrap: anywhere; background: none; } tr, .card { break-inside: avoid; } }
`;
