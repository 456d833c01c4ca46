import { hashOf } from './file-integrity';

/** Asks for a script as a module that is held to the page's hash of it, once, and after all that is needed now. */
export function preloadModule(url: string): void {
  if (document.head.querySelector(`link[href="${url}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = 'anonymous';
  link.fetchPriority = 'low';
  const hash = hashOf(url);
  if (hash !== undefined) link.integrity = hash;
  link.href = url;
  document.head.append(link);
}
