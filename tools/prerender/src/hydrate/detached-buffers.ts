// React takes the empty buffers of engines without this, such as Node 20, for an attack, and says so while developing.
if (!('detached' in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, 'detached', { configurable: true, get: () => false });

export {};
