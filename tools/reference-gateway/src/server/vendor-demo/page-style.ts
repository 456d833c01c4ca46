/** The whole style of the demo vendor's pages. */
export const PAGE_STYLE = `
:root{color-scheme:dark;--page:#12101f;--card:#1c1930;--line:#ffffff14;--text:#f3f0ff;--muted:#a9a2c8;--gold:#f5c25b;--brand:#8f7bff}
*{box-sizing:border-box;margin:0}
body{min-height:100vh;background:radial-gradient(120% 60% at 50% -10%,#3a2f7a 0,#12101f 60%);color:var(--text);
font:15px/1.35 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;padding-bottom:env(safe-area-inset-bottom)}
header{position:sticky;top:0;display:flex;align-items:center;justify-content:space-between;gap:12px;padding:10px 16px;
background:#12101fd9;backdrop-filter:blur(12px);border-bottom:1px solid var(--line)}
.back{display:inline-flex;align-items:center;gap:8px;min-height:44px;padding:0 18px;border-radius:10px;background:var(--brand);
color:#120d2b;font-weight:800;text-decoration:none}
.back:active{transform:scale(.97)}
.back:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
.mark{color:var(--muted);font-size:13px}
main{max-width:560px;margin:0 auto;padding:24px 16px 40px;display:grid;gap:24px}
.stage{display:flex;gap:16px;align-items:flex-end}
.art{width:38%;max-width:170px;height:auto;aspect-ratio:3/4;object-fit:cover;border-radius:14px;background:var(--card);
box-shadow:0 1px 0 #ffffff1f inset,0 18px 40px #0009;flex:none}
.words{min-width:0;flex:1;display:grid;gap:8px}
.sub{color:var(--gold);font-size:13px;font-weight:600}
h1{font-size:24px;line-height:1.1;overflow-wrap:anywhere}
h2{font-size:17px;margin-bottom:10px}
.player{display:grid;gap:6px;margin-top:4px}
.player div{display:flex;justify-content:space-between;gap:12px;padding:10px 14px;border-radius:10px;background:#ffffff0d}
.player dt{color:var(--muted)}
.player dd{font-weight:600;text-align:right;overflow-wrap:anywhere;min-width:0}
.money{color:var(--gold);font-variant-numeric:tabular-nums}
.answers{display:grid;gap:12px}
.answer{min-height:48px;border:0;border-radius:10px;background:#ffffff14;color:var(--text);font:inherit;font-weight:800;cursor:pointer}
.answer:first-of-type{background:var(--gold);color:#2b1d00}
.answer:active{transform:scale(.97)}
.answer:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
.note{color:var(--muted)}
.card{border-radius:14px;background:var(--card);border-top:1px solid var(--line);overflow:hidden}
table{width:100%;border-collapse:collapse;table-layout:fixed}
tr+tr th,tr+tr td{border-top:1px solid var(--line)}
th,td{padding:11px 14px;text-align:left;vertical-align:top;overflow-wrap:anywhere}
th{width:40%;color:var(--muted);font-size:13px;line-height:20px;font-weight:400}
`;
