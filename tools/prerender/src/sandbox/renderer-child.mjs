/**
 * The process in which released code renders pages. It is started without variables, without permission for files,
 * processes and threads, and without `eval`; code of releases runs in contexts of its own, one for each page, so that no
 * page knows what another was made of.
 */
import { createInterface } from 'node:readline';
import vm from 'node:vm';

const { stdin, stdout } = process;
const { parse, stringify } = JSON;

// Released code is given none of this process; whatever it came by all the same would be of little use.
for (const name of ['binding', '_linkedBinding', 'dlopen', 'getBuiltinModule', 'mainModule', 'kill'])
  Reflect.deleteProperty(process, name);
for (const name of ['fetch', 'WebSocket', 'EventSource', 'require']) Reflect.deleteProperty(globalThis, name);

/** Sources by hash, with what the engine remembers of their compilation. */
const sources = new Map();
let globalsText = '';

/** Classes without a way to anything outside of the process. */
const CLASSES = {
  AbortController,
  AbortSignal,
  Event,
  EventTarget,
  TextDecoder,
  TextEncoder,
  URL,
  URLSearchParams,
  ReadableStream,
};

function moduleOf(hash, context, identifier) {
  const known = sources.get(hash);
  if (known === undefined) throw new Error(`${identifier} was not given`);
  const module = new vm.SourceTextModule(known.source, {
    context,
    identifier,
    initializeImportMeta: () => undefined,
    importModuleDynamically: () => Promise.reject(null),
    ...(known.cachedData === undefined ? {} : { cachedData: known.cachedData }),
  });
  known.cachedData ??= module.createCachedData();
  return module;
}

async function evaluated(module, link) {
  await module.link(link);
  await module.evaluate();
  return module.namespace;
}

/** The host's shared modules, by the names that sections import them by. */
function sharedLinker(shared, context) {
  const made = new Map();
  return (name) => {
    const values = Object.hasOwn(shared, name) ? shared[name] : undefined;
    if (values === undefined) throw new Error(`the host has no ${name}`);
    const known = made.get(name);
    if (known !== undefined) return known;
    const names = Object.keys(values);
    const module = new vm.SyntheticModule(
      names,
      function give() {
        for (const each of names) this.setExport(each, values[each]);
      },
      { context, identifier: name },
    );
    made.set(name, module);
    return module;
  };
}

function messageOf(error) {
  try {
    return String(error?.message ?? error);
  } catch {
    return 'an error without a text';
  }
}

/** Renders one page in a context of its own; gives the text of the answer. */
async function render({ host, sections, input }) {
  const context = vm.createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  let finish;
  const answer = new Promise((resolve) => {
    finish = resolve;
  });
  const opened = new Map();
  let link;
  const open = (name, resolve, reject) => {
    if (!Object.hasOwn(sections, name)) return reject(`${name} has no module for servers`);
    const module = opened.get(name) ?? evaluated(moduleOf(sections[name], context, name), link);
    opened.set(name, module);
    module.then(
      (namespace) => resolve(namespace.remote),
      (error) => reject(messageOf(error)),
    );
  };
  const begin = vm.runInContext(globalsText, context, { filename: 'context-globals' })({
    classes: CLASSES,
    open,
    finish,
  });
  const namespace = await evaluated(moduleOf(host, context, 'host'), () => {
    throw new Error('the host imports nothing');
  });
  link = sharedLinker(namespace.shared, context);
  begin(namespace.renderPage, stringify(input));
  return answer;
}

async function handle({ id, globals, source, job }) {
  if (globals !== undefined) globalsText = globals;
  else if (source !== undefined) sources.set(source.hash, { source: source.text });
  else {
    let text;
    try {
      text = await render(job);
    } catch (error) {
      text = stringify({ fault: { owner: '', message: messageOf(error) } });
    }
    stdout.write(`${id} ${typeof text === 'string' ? text : '{}'}\n`);
  }
}

// One page after the other, in the order in which they were asked for.
let before = Promise.resolve();
createInterface({ input: stdin }).on('line', (line) => {
  const message = parse(line);
  before = before.then(() => handle(message));
});
