import { BUCKET_COUNT } from 'shared-contracts/release/bucket';
import { brandShareText, isInBrandShare } from 'shared-contracts/release/brand-canary';
import { showBrand } from './show-brand';

const TRIED = 'aa00bb11';
const OWN = '00112233';
const page = document.documentElement;
const meta = document.createElement('meta');
meta.name = 'theme-color';
document.head.append(meta);
const style = document.createElement('style');
style.textContent = `:root { --brand-page: #101018; } :root[data-brand="${TRIED}"] { --brand-page: #201018; }`;
document.head.append(style);

const buckets = Array.from({ length: BUCKET_COUNT }, (_, bucket) => bucket);
const first = buckets.find((bucket) => isInBrandShare({ id: TRIED, below: 1000 }, bucket)) ?? -1;
const last = buckets.find((bucket) => !isInBrandShare({ id: TRIED, below: 9000 }, bucket)) ?? -1;

/** A page of a device in the share of 10 %, or of one that is not even in 90 %. */
function open(isIn: boolean): number {
  page.dataset['brandCanary'] = brandShareText({ id: TRIED, below: 1000 });
  if (isIn) page.dataset['brand'] = TRIED;
  else delete page.dataset['brand'];
  meta.content = isIn ? '#201018' : '#101018';
  return isIn ? first : last;
}

beforeEach(() => {
  delete page.dataset['brandCanary'];
  delete page.dataset['brand'];
});

describe.each([
  ['in the share', true],
  ['out of it', false],
])('an open page of a device %s', (_name, isIn) => {
  it.each<[string, Readonly<Record<string, number>> | undefined, boolean]>([
    ['keeps its brand while nothing changes', { [OWN]: BUCKET_COUNT, [TRIED]: 1000 }, isIn],
    ['keeps it where the feed says nothing of brands', undefined, isIn],
    ['has its own brand back after the end', { [OWN]: BUCKET_COUNT }, false],
    ['has the tried brand after its promotion', { [TRIED]: BUCKET_COUNT }, true],
    ['has the tried brand by its bucket in a share of 90 %', { [OWN]: BUCKET_COUNT, [TRIED]: 9000 }, isIn],
    ['has its own brand where another one is tried by then', { [OWN]: BUCKET_COUNT, cc00dd11: 10_000 }, false],
  ])('%s', (_case, brands, hasTried) => {
    showBrand(brands, open(isIn));
    expect(page.dataset['brand']).toBe(hasTried ? TRIED : undefined);
    expect(meta.content).toBe(hasTried ? '#201018' : '#101018');
  });
});

it('goes back to the first share after a larger one', () => {
  const bucket = buckets.find(
    (each) => isInBrandShare({ id: TRIED, below: 5000 }, each) && !isInBrandShare({ id: TRIED, below: 1000 }, each),
  );
  open(false);
  const seen = [5000, 1000].map((below) => {
    showBrand({ [OWN]: BUCKET_COUNT, [TRIED]: below }, bucket ?? -1);
    return page.dataset['brand'];
  });
  expect(seen).toEqual([TRIED, undefined]);
});

it('changes nothing of a page that tries no brand', () => {
  showBrand({ [TRIED]: BUCKET_COUNT }, first);
  expect([page.dataset['brand'], page.dataset['brandCanary']]).toEqual([undefined, undefined]);
});
