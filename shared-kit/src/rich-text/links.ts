import { linkTarget, pictureAddress, shortAddress, type LinkTarget, type Place } from './addresses';
import type { Look } from './look';

/** Mail, telephone and apps open beside the browser: a tab for them would stay behind empty. */
const OPENS_IN_BROWSER = /^(?:https?:|\/)/;

/** Pages of the site stay in this tab; others get one of their own and no hold on this one. */
export function linkTo(link: Element, { kind, href }: LinkTarget): void {
  link.setAttribute('href', href);
  link.setAttribute('rel', 'noopener noreferrer');
  if (kind === 'external' && OPENS_IN_BROWSER.test(href)) link.setAttribute('target', '_blank');
}

function isButton(look: Look | undefined): boolean {
  const ground = look?.get('background-color') ?? '';
  return !['', 'transparent', 'initial', 'inherit', 'rgba(0, 0, 0, 0)'].includes(ground);
}

/** The table that a mail builder draws a button with: one cell with a ground, and nothing but the link in it. */
function buttonTable(link: Element, looks: ReadonlyMap<Element, Look>): Element | null {
  const table = link.closest('table');
  const isAlone = table !== null && table.textContent.trim() === link.textContent.trim();
  if (!isAlone || table.querySelectorAll('td, th, img').length !== 1) return null;
  return [table, ...table.querySelectorAll('tr, td')].some((part) => isButton(looks.get(part))) ? table : null;
}

/** The site draws buttons in its own colours. */
function makeButton(link: HTMLElement, looks: ReadonlyMap<Element, Look>): void {
  link.dataset['button'] = '';
  const table = buttonTable(link, looks);
  const around = table === null ? [] : [table, ...table.querySelectorAll('*')];
  for (const element of [link, ...link.querySelectorAll('*'), ...around]) {
    const look = looks.get(element) as Map<string, string> | undefined;
    look?.delete('color');
    look?.delete('background-color');
  }
}

/** Every link leads somewhere afterwards and has words or a picture; one that led nowhere is plain text. */
export function settleLinks(root: DocumentFragment, looks: ReadonlyMap<Element, Look>, place: Place): void {
  for (const link of root.querySelectorAll('a')) {
    const target = linkTarget(link.getAttribute('href') ?? '', place);
    if (target === null) {
      link.replaceWith(...link.childNodes);
      continue;
    }
    linkTo(link, target);
    if (link.textContent.trim() === '' && link.querySelector('img') === null) link.append(shortAddress(target.href));
    if (isButton(looks.get(link)) || buttonTable(link, looks) !== null) makeButton(link, looks);
  }
}

/** Own pictures are kept, and those of hosts that the page's policy names; others leave their words. */
export function settlePictures(root: DocumentFragment, place: Place): void {
  for (const picture of root.querySelectorAll('img')) {
    const address = pictureAddress(picture.getAttribute('src') ?? '', place);
    if (address === null) picture.replaceWith(picture.getAttribute('alt') ?? '');
    else {
      picture.setAttribute('src', address);
      picture.setAttribute('decoding', 'async');
    }
  }
}
