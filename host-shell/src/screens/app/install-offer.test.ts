import { InstallOffer } from './install-offer';

function offered(prompt: () => Promise<unknown>): Event {
  return Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
}

function watched() {
  const page = new EventTarget();
  const offer = new InstallOffer();
  offer.watch(page);
  return { page, offer };
}

test('an offer is kept from the browser, and good for one question', async () => {
  const { page, offer } = watched();
  const prompt = jest.fn(async () => undefined);
  const heard = jest.fn();
  offer.subscribe(heard);
  const event = offered(prompt);
  expect(offer.isOpen()).toBe(false);
  page.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(offer.isOpen()).toBe(true);
  await offer.accept();
  await offer.accept();
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(offer.isOpen()).toBe(false);
  expect(heard).toHaveBeenCalled();
});

test('an offer that the browser took back ends quietly', async () => {
  const { page, offer } = watched();
  page.dispatchEvent(offered(async () => Promise.reject(new Error('gone'))));
  await expect(offer.accept()).resolves.toBeUndefined();
  expect(offer.isOpen()).toBe(false);
});

test('once installed nothing is offered', () => {
  const { page, offer } = watched();
  page.dispatchEvent(offered(async () => undefined));
  page.dispatchEvent(new Event('appinstalled'));
  expect(offer.isOpen()).toBe(false);
});

test('an event without a question is no offer', () => {
  const { page, offer } = watched();
  page.dispatchEvent(new Event('beforeinstallprompt'));
  expect(offer.isOpen()).toBe(false);
});
