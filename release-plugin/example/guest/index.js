void import('./page.js');
