import type { PackageName } from '../../packages/remote-names';
import { MAXIMUM_TRIES, nearestFit, type NearestFit } from './nearest';
import type { VersionsByPackage } from './sets';
import { madeReleases, onContract, speaking, type MadeVersions } from '../test-support/made-releases';

type Published = Readonly<Partial<Record<PackageName, MadeVersions>>>;

function nearest(published: Published, versions: VersionsByPackage, present?: VersionsByPackage): NearestFit {
  const { catalogue, verifier } = madeReleases(published);
  const problems = verifier.verify(versions);
  expect(problems).not.toEqual([]);
  return nearestFit({ versions, problems, catalogue, verifier, present });
}

function found(...texts: readonly string[]): NearestFit {
  const changes = texts.map((text) => {
    const [, name, version = '', instead] = /^(\S+) (\S+)(?: instead of (\S+))?$/.exec(text) ?? [];
    return { package: name as PackageName, version, instead: instead ?? null };
  });
  return { status: 'found', changes };
}

const host = { '1.0.0': {} };

describe('the nearest set that works', () => {
  it.each<[string, Published, VersionsByPackage, NearestFit]>([
    ['the closest older version of the package that does not fit',
      { 'host-shell': host, 'mfe-games': { '1.0.0': {}, '1.1.0': {}, '1.10.0': {}, '2.0.0': onContract(2) } },
      { 'host-shell': ['1.0.0'], 'mfe-games': ['2.0.0'] }, found('mfe-games 1.10.0 instead of 2.0.0')],
    ['the closest newer one, where that is what fits',
      { 'host-shell': { '2.0.0': onContract(2) }, 'mfe-games': { '0.9.0': {}, '1.0.0': {}, '2.0.0': onContract(2), '2.1.0': onContract(2) } },
      { 'host-shell': ['2.0.0'], 'mfe-games': ['1.0.0'] }, found('mfe-games 2.0.0 instead of 1.0.0')],
    ['the host last of those that are as close',
      { 'host-shell': { '1.0.0': {}, '2.0.0': onContract(2) }, 'mfe-games': { '1.0.0': {}, '2.0.0': onContract(2) } },
      { 'host-shell': ['2.0.0'], 'mfe-games': ['1.0.0'] }, found('mfe-games 2.0.0 instead of 1.0.0')],
    ['the one of several versions that is the cause',
      { 'host-shell': host, 'mfe-games': { '1.0.0': {}, '1.1.0': {}, '2.0.0': onContract(2) } },
      { 'host-shell': ['1.0.0'], 'mfe-games': ['2.0.0', '1.0.0'] }, found('mfe-games 1.1.0 instead of 2.0.0')],
    ['a version in place of one that is not published',
      { 'host-shell': host, 'mfe-games': { '1.0.0': {}, '1.2.0': {} } },
      { 'host-shell': ['1.0.0'], 'mfe-games': ['1.3.0'] }, found('mfe-games 1.2.0 instead of 1.3.0')],
    ['the host where there is none', { 'host-shell': host, 'mfe-games': { '1.0.0': {} } }, { 'mfe-games': ['1.0.0'] },
      { status: 'found', changes: [{ package: 'host-shell', version: '1.0.0', instead: null }] }],
    ['two packages that have to move together',
      { 'host-shell': { '2.0.0': onContract(2) },
        'mfe-games': { '1.0.0': {}, '2.0.0': { ...onContract(2), ...speaking(2) } },
        'mfe-agent': { '1.0.0': { ...onContract(2), ...speaking(1) }, '1.1.0': { ...onContract(2), ...speaking(2) } } },
      { 'host-shell': ['2.0.0'], 'mfe-games': ['1.0.0'], 'mfe-agent': ['1.0.0'] },
      found('mfe-agent 1.1.0 instead of 1.0.0', 'mfe-games 2.0.0 instead of 1.0.0')],
    ['two packages, each of a problem of its own',
      { 'host-shell': { '2.0.0': onContract(2) }, 'mfe-games': { '1.0.0': {}, '2.0.0': onContract(2) },
        'mfe-agent': { '1.0.0': {}, '3.0.0': onContract(2) } },
      { 'host-shell': ['2.0.0'], 'mfe-games': ['1.0.0'], 'mfe-agent': ['1.0.0'] },
      found('mfe-agent 3.0.0 instead of 1.0.0', 'mfe-games 2.0.0 instead of 1.0.0')],
    ['every package that has to follow the host',
      { 'host-shell': { '2.0.0': onContract(2) }, 'mfe-games': { '1.0.0': {}, '2.0.0': onContract(2) },
        'mfe-agent': { '1.0.0': {}, '1.9.0': {}, '2.1.0': onContract(2) },
        'mfe-account': { '1.0.0': {}, '2.0.0': onContract(2), '2.2.0': onContract(2) } },
      { 'host-shell': ['2.0.0'], 'mfe-games': ['1.0.0'], 'mfe-account': ['1.0.0'], 'mfe-agent': ['1.0.0'] },
      found('mfe-account 2.0.0 instead of 1.0.0', 'mfe-agent 2.1.0 instead of 1.0.0', 'mfe-games 2.0.0 instead of 1.0.0')],
    ['none', { 'host-shell': host, 'mfe-games': { '2.0.0': onContract(2), '3.0.0': onContract(3) } },
      { 'host-shell': ['1.0.0'], 'mfe-games': ['2.0.0'] }, { status: 'none' }],
  ])('is %s', (_, published, versions, expected) => {
    expect(nearest(published, versions)).toEqual(expected);
  }); // prettier-ignore

  it('is not the set that is served already', () => {
    const published = { 'host-shell': host, 'mfe-games': { '0.9.0': {}, '1.0.0': {}, '2.0.0': onContract(2) } };
    const versions = { 'host-shell': ['1.0.0'], 'mfe-games': ['2.0.0'] };
    const present = { 'host-shell': ['1.0.0'], 'mfe-games': ['1.0.0'] };
    expect(nearest(published, versions, present)).toEqual(found('mfe-games 0.9.0 instead of 2.0.0'));
  });

  it('is no undoing of the change beside something else, but may undo a part of it', () => {
    const published = {
      'host-shell': host,
      'mfe-games': { '1.0.0': {}, '2.0.0': speaking(2) },
      'mfe-agent': { '1.0.0': {}, '1.1.0': {}, '2.0.0': speaking(3) },
    };
    const versions = { 'host-shell': ['1.0.0'], 'mfe-games': ['2.0.0'], 'mfe-agent': ['2.0.0'] };
    const present = { 'host-shell': ['1.0.0'], 'mfe-games': ['1.0.0'], 'mfe-agent': ['1.0.0'] };
    expect(nearest(published, versions, present)).toEqual(found('mfe-agent 1.1.0 instead of 2.0.0'));
    const alone = { ...published, 'mfe-agent': { '1.0.0': speaking(1), '1.1.0': speaking(1) } };
    const one = { ...versions, 'mfe-agent': ['1.0.0'] };
    expect(nearest(alone, one, present)).toEqual({ status: 'none' });
  });

  it('fits when it is put in place', () => {
    const { catalogue, verifier } = madeReleases({
      'host-shell': { '1.0.0': speaking(1), '1.1.0': speaking(2), '1.2.0': speaking(3) },
      'mfe-games': { '1.0.0': speaking(1), '2.0.0': speaking(3) },
      'mfe-agent': { '1.0.0': speaking(1), '2.0.0': speaking(3) },
    });
    const versions = { 'host-shell': ['1.1.0'], 'mfe-games': ['1.0.0'], 'mfe-agent': ['1.0.0'] };
    const fit = nearestFit({ versions, problems: verifier.verify(versions), catalogue, verifier });
    expect(fit).toEqual(found('host-shell 1.0.0 instead of 1.1.0'));
    expect(verifier.verify({ ...versions, 'host-shell': ['1.0.0'] })).toEqual([]);
  });

  it('is given up after so many tries, and that is said', () => {
    const unfit = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`1.${index}.0`, speaking(index)]));
    const others = Object.fromEntries(
      Array.from({ length: 60 }, (_, index) => [`1.${index}.0`, speaking(100 + index)]),
    );
    const published = { 'host-shell': host, 'mfe-games': unfit, 'mfe-agent': others };
    const { catalogue, verifier } = madeReleases(published);
    const verify = jest.spyOn(verifier, 'verify');
    const versions = { 'host-shell': ['1.0.0'], 'mfe-games': ['1.0.0'], 'mfe-agent': ['1.0.0'] };
    const problems = verifier.verify(versions);
    expect(nearestFit({ versions, problems, catalogue, verifier })).toEqual({ status: 'unknown' });
    expect(verify.mock.calls.length).toBeLessThan(MAXIMUM_TRIES + 200);
  });
});
