/**
 * What code that renders pages finds beside the language itself: no clock to wait by, no network, no files, no process.
 * Runs first in every context, as the text of one function that gets the few functions of the process it may call.
 */
// oxlint-disable-next-line no-unused-expressions -- the value of the script is this function
(function contextGlobals(given) {
  'use strict';
  const { parse, stringify } = JSON;
  const soon = (action) => void Promise.resolve().then(action);
  const nothing = () => undefined;

  // A page is rendered at one moment: what is due at once runs next, and nothing else ever does.
  const waiting = new Map();
  let timers = 0;
  const setTimer = (action, delay = 0, ...words) => {
    timers += 1;
    const id = timers;
    if (!(delay > 0)) {
      waiting.set(id, action);
      soon(() => waiting.delete(id) && action(...words));
    }
    return id;
  };
  const clearTimer = (id) => void waiting.delete(id);

  /** As much of a response as reads a stream of bytes. */
  class Response {
    constructor(body) {
      this.body = body;
    }
    async text() {
      const [reader, decoder] = [this.body.getReader(), new TextDecoder()];
      let text = '';
      for (let part = await reader.read(); !part.done; part = await reader.read())
        text += decoder.decode(part.value, { stream: true });
      return text + decoder.decode();
    }
  }

  /** Names of calls that are never sent: nothing secret is made here. */
  const crypto = {
    getRandomValues: (bytes) => bytes.fill(0).map(() => Math.floor(Math.random() * 256)),
  };

  const silent = { debug: nothing, error: nothing, info: nothing, log: nothing, trace: nothing, warn: nothing };
  const defined = {
    ...given.classes,
    Response,
    crypto,
    // The page is rendered at one moment, which it is told.
    performance: {
      now: () => 0,
      mark: nothing,
      measure: nothing,
      getEntriesByName: () => [],
      getEntriesByType: () => [],
    },
    console: silent,
    queueMicrotask: soon,
    setTimeout: setTimer,
    setInterval: nothing,
    clearTimeout: clearTimer,
    clearInterval: nothing,
  };
  for (const [name, value] of Object.entries(defined))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

  const textOf = (error) => {
    try {
      return { owner: String(error?.owner ?? ''), message: String(error?.message ?? error) };
    } catch {
      return { owner: '', message: 'an error without a text' };
    }
  };
  const { open, finish } = given;
  return (renderPage, inputText) => {
    const openSection = (name) =>
      new Promise((resolve, reject) => open(String(name), resolve, (message) => reject(new Error(message))));
    soon(async () => {
      try {
        finish(stringify({ page: await renderPage({ ...parse(inputText), openSection }) }));
      } catch (error) {
        finish(stringify({ fault: textOf(error) }));
      }
    });
  };
});
