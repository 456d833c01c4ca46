import { clearOverrides } from './override-keys';
import { OVERRIDE_TEXTS, overridesText } from './override-texts';

/**
 * Where overrides keep the page from starting at all, the bar is not there to say so: the page's own message
 * gets their number and the way out.
 */
export function offerResetWhenBroken(page: Document, count: number, reload: () => void): void {
  if (count === 0) return;
  const observer = new MutationObserver(() => {
    if (page.documentElement.dataset['start'] !== 'failed') return;
    observer.disconnect();
    const words = page.createElement('p');
    words.lang = 'en';
    words.textContent = `${OVERRIDE_TEXTS.barName}: ${overridesText(count)}`;
    const button = page.createElement('button');
    button.type = 'button';
    button.textContent = OVERRIDE_TEXTS.resetAll;
    button.addEventListener('click', () => {
      clearOverrides(localStorage);
      reload();
    });
    page.querySelector('.broken')?.append(words, button);
  });
  observer.observe(page.documentElement, { attributes: true, attributeFilter: ['data-start'] });
}
