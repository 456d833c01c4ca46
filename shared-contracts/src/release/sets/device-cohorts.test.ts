import { deviceCohortsText, MAXIMUM_DEVICE_COHORTS, parseDeviceCohorts } from './device-cohorts';

const id = (index: number): string => index.toString(16).padStart(32, '0');
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => id(index));

it.each([1, MAXIMUM_DEVICE_COHORTS])('reads %d cohorts as they were kept', (count) => {
  expect(parseDeviceCohorts(deviceCohortsText(ids(count)))).toEqual(ids(count));
});

it('keeps the first of more cohorts than a device has room for', () => {
  expect(parseDeviceCohorts(deviceCohortsText(ids(MAXIMUM_DEVICE_COHORTS + 5)))).toEqual(ids(MAXIMUM_DEVICE_COHORTS));
});

it.each([
  ['nothing', null],
  ['an empty text', ''],
  ['a name', 'demo_member'],
  ['JSON', JSON.stringify([id(1)])],
  ['an id with a digit missing', id(1).slice(1)],
  ['large letters', id(171).toUpperCase()],
  ['two spaces', `${id(1)}  ${id(2)}`],
  ['a sound one and a broken one', `${id(1)} x`],
  ['one more than is kept', ids(MAXIMUM_DEVICE_COHORTS + 1).join(' ')],
])('reads no cohort from %s', (_, text) => {
  expect(parseDeviceCohorts(text)).toEqual([]);
});
