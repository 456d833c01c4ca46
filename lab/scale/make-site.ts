import { writeSite } from './written-site';
const [home='', m='10', s='5'] = process.argv.slice(2);
const t=performance.now();
await writeSite(home, {merchants:Number(m), sections:Number(s)});
console.log('made', (performance.now()-t)/1000);
