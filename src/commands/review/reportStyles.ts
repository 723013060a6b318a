/** The look of the report: a sheet of paper, also in the dark, on a phone and printed. */
export const reportStyles = `
:root{color-scheme:light dark;--paper:#fff;--ink:#15211c;--soft:#47554e;--line:#c9d3cd;--old:#a11a2b;--oldGround:#fdecee;--new:#0b6142;--newGround:#e4f5ec}
@media(prefers-color-scheme:dark){:root{--paper:#111815;--ink:#eaf1ed;--soft:#b3c0b9;--line:#3b4842;--old:#ffb3bc;--oldGround:#3d171d;--new:#9be3c0;--newGround:#0f3325}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:60rem;background:var(--paper);color:var(--ink);font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.3}h2{margin-top:2.5rem;border-bottom:2px solid var(--line);padding-bottom:.25rem;font-size:1.25rem}h3{margin-top:2rem;font-size:1.1875rem}figcaption{margin-bottom:.25rem;color:var(--soft)}
a{color:inherit}ul{padding:0;list-style:none}li{margin:.75rem 0;padding-left:.75rem;border-left:3px solid var(--line)}
p{margin:.25rem 0}.kind{font-weight:700}.place,.note{color:var(--soft)}
del,ins{padding:0 .15em;border-radius:.2em}del{background:var(--oldGround);color:var(--old)}ins{background:var(--newGround);color:var(--new);text-decoration:underline;font-weight:600}
summary{cursor:pointer}.pair{display:grid;gap:1rem;align-items:start;margin:1rem 0}figure{margin:0}img{display:block;width:100%;height:auto;border:1px solid var(--line)}
@media(min-width:40rem){.pair{grid-template-columns:1fr 1fr}}
@media print{:root{--paper:#fff;--ink:#000;--soft:#333}body{max-width:none}li,figure{break-inside:avoid}}
`
