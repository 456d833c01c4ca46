import clsx from 'clsx';

export async function draw(place) {
  const { text } = await import('./catalog-text.js');
  place.append(Object.assign(document.createElement('h2'), { className: clsx('title'), textContent: text }));
}
