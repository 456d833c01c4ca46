import { createHash } from 'node:crypto';
import { RendererProcess, RenderStopped, type RenderJob, type ServerModule } from './renderer-process';

const moduleOf = (text: string): ServerModule => ({ hash: createHash('sha256').update(text).digest('hex'), text });

/** A host that renders what its section's `draw` gives, with one shared module. */
const HOST = moduleOf(`
  const counted = { seen: 0 };
  export const shared = { 'shared-kit/ui': { shout: (text) => text.toUpperCase(), counted } };
  export async function renderPage(input) {
    const section = await input.openSection(input.section);
    return { html: await section.draw(input) };
  }
`);

const section = (draw: string): ServerModule =>
  moduleOf(`import { shout, counted } from 'shared-kit/ui';\nexport const remote = { draw: ${draw} };`);

const job = (draw: string, input: object = {}): RenderJob => ({
  host: HOST,
  sections: { 'mfe-games': section(draw) },
  input: { section: 'mfe-games', ...input },
});

const renderers: RendererProcess[] = [];
afterEach(() => renderers.splice(0).forEach((renderer) => renderer.close()));

function started(limits = { timeMs: 60_000, memoryBytes: 400 * 1024 * 1024, answerBytes: 100_000 }): RendererProcess {
  const renderer = new RendererProcess(limits);
  renderers.push(renderer);
  return renderer;
}

const htmlOf = (text: string): unknown => (JSON.parse(text) as { page?: { html: unknown } }).page?.html;
const faultOf = (text: string): unknown => (JSON.parse(text) as { fault?: unknown }).fault;

it('renders pages of a section with the modules that the host shares', async () => {
  const renderer = started();
  const draw = 'async ({ name }) => shout(new URL("/" + name, "https://a.example").pathname)';
  expect(htmlOf(await renderer.render(job(draw, { name: 'home' })))).toBe('/HOME');
  expect(htmlOf(await renderer.render(job(draw, { name: 'list' })))).toBe('/LIST');
});

it('gives each page a context of its own: nothing of another merchant is left in it', async () => {
  const renderer = started();
  const draw =
    'async ({ secret }) => { counted.seen += 1; globalThis.kept ??= []; Array.prototype.all ??= []; [].all.push(secret); kept.push(secret); return JSON.stringify([counted.seen, kept, [].all]); }';
  await renderer.render(job(draw, { secret: 'of aurora' }));
  expect(htmlOf(await renderer.render(job(draw, { secret: 'of lotus' })))).toBe('[1,["of lotus"],["of lotus"]]');
});

it.each([
  ['throws', '() => { throw new Error("no luck") }', 'no luck'],
  ['needs the DOM', '() => document.title', 'document is not defined'],
  ['reads the environment', '() => process.env.HOME', 'process is not defined'],
  ['requires a module', '() => require("node:fs").readFileSync("/etc/hostname")', 'require is not defined'],
  ['asks the network', '() => fetch("https://evil.example")', 'fetch is not defined'],
])('says of a section that %s why it cannot be rendered', async (_what, draw, message) => {
  expect(faultOf(await started().render(job(draw)))).toMatchObject({ message });
});

it.each([
  ['an import of a module of Node', '() => import("node:fs").then((fs) => fs.readFileSync("/etc/hostname", "utf8"))'],
  ['code made of text', '() => new Function("return process")().env'],
  ['code made of text by a class that was given', '() => URL.constructor("return process")().env'],
  [
    'code made of text by an error of the process',
    '() => { try { new URL("no") } catch (error) { return error.constructor.constructor("return process")().env } }',
  ],
  [
    'the prototype of a class that was given',
    '() => Object.getPrototypeOf(TextEncoder).constructor("return process")()',
  ],
])('lets no section reach the process by %s', async (_what, draw) => {
  const answer = await started().render(job(draw));
  expect(htmlOf(answer)).toBeUndefined();
  expect(faultOf(answer)).toBeDefined();
});

it.each([
  ['hangs', '() => { for (;;); }', 'longer than 1 s'],
  ['never ends', '() => new Promise(() => undefined)', 'longer than 1 s'],
])('ends a section that %s, and renders the next page', async (_what, draw, why) => {
  const renderer = started({ timeMs: 1000, memoryBytes: 400 * 1024 * 1024, answerBytes: 100_000 });
  await expect(renderer.render(job(draw))).rejects.toThrow(why);
  const patient = started();
  expect(htmlOf(await patient.render(job('() => "fine"')))).toBe('fine');
});

it.each([
  ['of the heap', '() => { const all = []; for (;;) all.push({ at: all.length }); }'],
  ['outside of the heap', '() => { const all = []; for (;;) all.push(new Uint8Array(1e7).fill(1)); }'],
])('ends a section that eats memory %s', async (_what, draw) => {
  const renderer = started({ timeMs: 60_000, memoryBytes: 300 * 1024 * 1024, answerBytes: 100_000 });
  await expect(renderer.render(job(draw))).rejects.toThrow(RenderStopped);
  expect(htmlOf(await renderer.render(job('() => "fine"')))).toBe('fine');
});

it('takes no answer without end', async () => {
  await expect(started().render(job('() => "x".repeat(1e6)'))).rejects.toThrow('its answer is longer');
});

it('says that a section was not given', async () => {
  const { sections: _none, ...rest } = job('() => ""');
  expect(faultOf(await started().render({ ...rest, sections: {} }))).toMatchObject({
    message: 'mfe-games has no module for servers',
  });
});
