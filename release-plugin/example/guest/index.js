import('./page.js');
