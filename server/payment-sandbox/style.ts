/** Blue chrome and a dashed frame (docs/design.md): nobody shall take the page for a bank's. */
export const pageStyle = `
:root { --ground: #fffdfa; --wash: #eaf1f9; --info: #24588f; --ink: #1d1914; --ink-2: #57503f; --line: #e3ddd2; --line-strong: #8d8473; }
* { box-sizing: border-box; margin: 0; }
body { min-block-size: 100vh; display: grid; grid-template-rows: auto 1fr auto; background: var(--wash); color: var(--ink); font: 400 1rem/1.9 Vazirmatn, Tahoma, 'Noto Sans Arabic', sans-serif; }
small { display: block; font-weight: 400; font-size: 0.8125rem; }
.note { background: var(--info); color: var(--ground); text-align: center; padding: 0.75rem 1rem; font-weight: 700; }
main { display: grid; align-content: start; justify-content: center; grid-template-columns: minmax(0, 30rem); padding: 1.5rem 1rem; }
.card { display: grid; gap: 1.25rem; grid-template-columns: minmax(0, 1fr); background: #fff; border: 2px dashed var(--info); border-radius: 24px; padding: 1.5rem 1.25rem; }
h1 { display: flex; align-items: center; gap: 0.75rem; font-size: 1.375rem; line-height: 1.6; font-weight: 800; }
svg { inline-size: 2rem; block-size: 2rem; fill: none; stroke: var(--info); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
dl div { display: flex; justify-content: space-between; align-items: center; gap: 1rem; min-block-size: 2.75rem; border-block-end: 1px solid var(--line); }
dt, dd small, .foot { color: var(--ink-2); }
dd { font-weight: 600; text-align: end; overflow-wrap: anywhere; }
.amount { font-size: 1.375rem; font-weight: 800; }
form { display: grid; gap: 0.5rem; }
.press { position: relative; display: grid; }
button { min-block-size: 3.5rem; padding-inline: 1rem; border: 1px solid var(--line-strong); border-radius: 16px; background: none; color: inherit; font: inherit; font-weight: 700; text-align: start; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--info); outline-offset: 2px; }
.go { background: var(--info); border-color: var(--info); color: #fff; }
.press small { position: absolute; inset-block: 0; inset-inline-end: 1rem; max-inline-size: 38%; display: flex; align-items: center; text-align: end; line-height: 1.5; pointer-events: none; font-size: 0.75rem; }
.go + small { color: #fff; }
.foot { text-align: center; padding: 1rem; font-size: 0.8125rem; }
@media (min-width: 64rem) { main { padding-block: 3rem; } .card { padding: 2rem; } }
`;
