import { loadRemote } from '@module-federation/enhanced/runtime';
import clsx from 'clsx';

for (const name of ['catalog', 'cart']) {
  const place = document.body.appendChild(document.createElement('section'));
  place.className = clsx('remote', name);
  loadRemote(`${name}/widget`).then(
    ({ draw }) => draw(place),
    (error) => place.append(error.off?.EN ?? `${name} is not there`),
  );
}
