import { CONTRACT_VERSION } from '../version';
import { defineRemote, isRemoteDefinition } from './remote-contract';

const texts = async () => ({ title: 'x' });
const definition = {
  name: 'mfe-games' as const,
  screens: { home: async () => () => null },
  widgets: {},
  locales: { CN: texts, EN: texts, ID: texts, TY: texts },
};

describe('a remote', () => {
  it('is stamped with the contract it was built with', () => {
    expect(defineRemote(definition)).toEqual({ ...definition, contract: CONTRACT_VERSION });
  });

  it('loads nothing when it is declared', () => {
    const load = jest.fn(async () => () => null);
    defineRemote({ ...definition, screens: { home: load } });
    expect(load).not.toHaveBeenCalled();
  });

  it.each([
    ['as declared', {}],
    ['with a start', { start: () => undefined }],
    ['of another contract', { contract: '2.0.0' }],
    ['with a member that a later contract added', { workers: {} }],
    ['without screens of its own', { screens: {} }],
  ])('is recognised %s', (_, change) => {
    expect(isRemoteDefinition({ ...defineRemote(definition), ...change })).toBe(true);
  });

  it.each([
    ['no name', { name: undefined }],
    ['a name that is no text', { name: 7 }],
    ['no contract', { contract: undefined }],
    ['no screens', { screens: undefined }],
    ['screens that are null', { screens: null }],
    ['a screen that is not loaded on demand', { screens: { home: 'home' } }],
    ['no widgets', { widgets: undefined }],
    ['a widget that is no loader', { widgets: { panel: {} } }],
    ['no texts', { locales: undefined }],
    ['texts that are no loaders', { locales: { EN: { title: 'x' } } }],
    ['a start that is no function', { start: 'now' }],
  ])('is not recognised with %s', (_, change) => {
    expect(isRemoteDefinition({ ...defineRemote(definition), ...change })).toBe(false);
  });

  it.each([null, undefined, 'mfe-games', 7, [], {}, () => definition])('is not %p', (value) => {
    expect(isRemoteDefinition(value)).toBe(false);
  });
});
