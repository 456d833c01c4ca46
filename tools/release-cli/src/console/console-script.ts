/**
 * The console's whole script: it shows the filter, which does nothing without a script, and hides the rows of
 * merchants that do not have what is typed in their names. Plain text, so that its hash can be told.
 */
export const CONSOLE_SCRIPT = `'use strict';
(() => {
  const filter = document.getElementById('filter');
  if (!filter) return;
  const input = filter.querySelector('input');
  const found = filter.querySelector('output');
  const rows = [...document.querySelectorAll('[data-merchants]')];
  const apply = () => {
    const wanted = input.value.trim().toLowerCase();
    let shown = 0;
    for (const row of rows) {
      row.hidden = !row.dataset.merchants.includes(wanted);
      if (!row.hidden) shown += 1;
    }
    found.textContent = wanted === '' ? '' : shown + ' of ' + rows.length + ' rows';
  };
  filter.hidden = false;
  input.addEventListener('input', apply);
  apply();
})();
`;
