import { helpTarget, type HelpTarget } from './help-target';

const topic = { title: 'Q', content: '' };
const SECTIONS = [
  { title: 'Account', tag: 'account', children: [topic, topic, topic] },
  { title: 'Deposits', tag: 'deposit', children: [topic] },
  { title: 'No tag', tag: '', children: [] },
];

describe('helpTarget', () => {
  it.each<[string, HelpTarget | null]>([
    ['', null],
    ['p=0', { section: 0 }],
    ['p=1', { section: 1 }],
    ['p=1&c=0', { section: 1, question: 0 }],
    ['c=2', { section: 0, question: 2 }],
    ['tag=deposit', { section: 1 }],
    ['tag=DEPOSIT', { section: 1 }],
    ['tag=deposits', { section: 1 }],
    ['tag=no%20tag', { section: 2 }],
    ['tag=deposit&p=0&c=1', { section: 1 }],
    ['tag=unknown&p=0&c=1', { section: 0, question: 1 }],
    ['tag=', null],
    ['tag=unknown', null],
    ['p=3', null],
    ['p=-1', null],
    ['p=1.0', null],
    ['p=x', null],
    ['p=', null],
    ['p=1&c=1', null],
    ['p=1&c=x', null],
    ['p=x&c=1', null],
    ['c=3', null],
    ['p=99999999999999999999', null],
  ])('?%s opens %j', (query, expected) => {
    expect(helpTarget(SECTIONS, new URLSearchParams(query))).toEqual(expected);
  });

  it('has nothing to open where there are no sections', () => {
    expect(helpTarget([], new URLSearchParams('c=0'))).toBeNull();
  });
});
