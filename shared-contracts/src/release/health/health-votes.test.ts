import { countVotes, LEFT_OUT_NETWORKS, type NetworkVotes } from './health-votes';

const votes = (failures: number, passes: number): NetworkVotes => ({ failures, passes });
const many = (count: number, failures: number, passes: number): NetworkVotes[] =>
  Array.from({ length: count }, () => votes(failures, passes));

/** Numbers that look random and are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe('countVotes', () => {
  it.each([
    ['nobody', [], { networks: 0, pages: 0, failures: 0 }],
    ['one network, however much it says', [votes(1000, 1000)], { networks: 0, pages: 0, failures: 0 }],
    ['three networks', many(3, 5, 0), { networks: 0, pages: 0, failures: 0 }],
    [
      'the worst and the best beside forty',
      [...many(40, 0, 1), votes(9, 0), votes(0, 50)],
      { networks: 38, pages: 38, failures: 0 },
    ],
    ['failures from everywhere', many(46, 1, 0), { networks: 43, pages: 43, failures: 43 }],
  ])('counts of %s', (_name, networks, counted) => {
    expect(countVotes(networks)).toEqual(counted);
  });

  it('never counts more failures or passes than there are without any three networks', () => {
    const next = numbersFrom(7);
    for (let round = 0; round < 2000; round += 1) {
      const honest = Array.from({ length: next(30) }, () => votes(next(6), next(6)));
      const forged = Array.from({ length: 1 + next(LEFT_OUT_NETWORKS) }, () => votes(next(400), next(400)));
      const { pages, failures } = countVotes([...forged, ...honest]);
      const sum = (kind: keyof NetworkVotes) => honest.reduce((total, network) => total + network[kind], 0);
      expect(failures).toBeLessThanOrEqual(sum('failures'));
      expect(pages - failures).toBeLessThanOrEqual(sum('passes'));
    }
  });
});
